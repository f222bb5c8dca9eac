// Written by `npm run types`; not to be edited.
export interface paths {
    "/api/v1/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stream without events that is open as long as the program runs: a client sees at once when it ends */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commit to dice: the commitment is shown before a game is started with it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DicePledge"];
                };
            };
            responses: {
                /** @description What was made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiceCommitment"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All games, last changed first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameRow"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        /** Start a game */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewGame"];
                };
            };
            responses: {
                /** @description What was made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game in its current state */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a game */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roll, play, double, answer, resign */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description The game has changed; `view` shows its current state */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the program act once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RevisionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/bear_off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the program roll and play one turn of a race whose checkers are all home, for the person whose turn it is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RevisionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The secret of the dice with all rolls, once the match is over or the session ended */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DiceRecord"];
                    };
                };
                /** @description It is not over, or its dice cannot be checked */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a match or session where it stands; money sessions have no other end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RevisionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match so far as a file */
        get: {
            parameters: {
                query?: {
                    /** @description Its format; if absent, SGF. */
                    format?: "sgf" | "json" | "ogxm" | "mat" | "xgmat" | "gam" | "snowie" | "view";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchExport"];
                        "application/octet-stream": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the match so far to the matches, to be analysed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What was made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/take_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the last decision of a person */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RevisionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/tutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tutor's opinion of an action before it is made */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActionRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TutorReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version, nets, levels, games, formats */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InfoReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All jobs, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of a job */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a job; its work is saved */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of a job as server-sent events: each holds the whole status, so that a client that reconnects misses
         *     nothing; when the job is done, cancelled or has failed they end
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each level costs on this machine: measured on the first request, which takes two or three seconds, then saved and
         *     updated by the matches that are analysed
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LevelCost"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the library holds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryTotals"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole library, as it is at one moment, as a file to be saved */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.sqlite3": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add everything in one of several files to the library alone: its bytes, which may be those of a ZIP archive */
        post: {
            parameters: {
                query?: {
                    /** @description Its name, with those of its folders. */
                    name?: string;
                    /** @description Whether it came with a folder: then it may be anything, and is passed over if it holds no match. */
                    in_folder?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryImport"];
                    };
                };
                /** @description There is nothing of use in it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of the library, by date */
        get: {
            parameters: {
                query?: {
                    /** @description Matches of this player, by any name known, and of these the player's own decisions. */
                    player?: string;
                    /** @description Against this opponent. */
                    opponent?: string;
                    /** @description With this in the name of the event. */
                    event?: string;
                    /** @description Played on this day (`2024-05-31`), in this month (`2024-05`) or year, or later. */
                    since?: string;
                    /** @description Played on this day, in this month or year, or before. */
                    until?: string;
                    /** @description To this many points; 0 is money play. */
                    length?: number;
                    /** @description With this tag. */
                    tag?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryMatches"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a match out of the library; on the board it stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/matches/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a match on the board; one that is there already is not opened twice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryOpened"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/matches/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a tag on a match */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LibraryTag"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryMatchRow"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/matches/{id}/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a tag off a match */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    tag: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryMatchRow"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players of the library, by name */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryPlayers"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/players/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one player of two */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LibraryMerge"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryPlayers"];
                    };
                };
                /** @description They have played each other */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/players/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a player another name; the old ones still lead there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LibraryRename"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryPlayers"];
                    };
                };
                /** @description It is the name of another player */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decisions in the library, costliest first
         * @description Marks are those of the thresholds in force (`/settings`) and of persons, not those of when a match was added.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LibraryQuery"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibrarySearch"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a player has played, or all players together */
        get: {
            parameters: {
                query?: {
                    /** @description Matches of this player, by any name known, and of these the player's own decisions. */
                    player?: string;
                    /** @description Against this opponent. */
                    opponent?: string;
                    /** @description With this in the name of the event. */
                    event?: string;
                    /** @description Played on this day (`2024-05-31`), in this month (`2024-05`) or year, or later. */
                    since?: string;
                    /** @description Played on this day, in this month or year, or before. */
                    until?: string;
                    /** @description To this many points; 0 is money play. */
                    length?: number;
                    /** @description With this tag. */
                    tag?: string;
                    /** @description Matches over which the rolling rating is taken; if absent, 10. */
                    window?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LibraryStatistics"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All matches, last imported first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchRow"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        /** Import a match file: its bytes */
        post: {
            parameters: {
                query?: {
                    /** @description Its name. */
                    name?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description What was made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/analyse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse matches at a level, one job each; those that are analysed are left out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnalyseAllRequest"];
                };
            };
            responses: {
                /** @description The job that has begun */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedAnalyses"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import everything in one of several files: its bytes, which may be those of a ZIP archive */
        post: {
            parameters: {
                query?: {
                    /** @description Its name, with those of its folders. */
                    name?: string;
                    /** @description Whether it came with a folder: then it may be anything, and is passed over if it holds no match. */
                    in_folder?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BatchReport"];
                    };
                };
                /** @description There is nothing of use in it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the players did over all matches */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlayersReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match with its figures */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a match */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/analyse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse a match at a level beside its other analyses, or resume that analysis; it becomes the one shown */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnalyseRequest"];
                };
            };
            responses: {
                /** @description The job that has begun */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/entries/{game}/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An entry with its position; games and entries count from 0 */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    game: number;
                    entry: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EntryView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        /** Change the comment or the marks of an entry; they hold whichever analysis is shown */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    game: number;
                    entry: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryEdit"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EntryRow"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/entries/{game}/{entry}/deeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look deeper at the plays of an entry that were searched less deeply than others
         * @description In an analysis that was made here, they are searched to its full depth and take their places among the others. A request works for
         *     about a second and keeps what it has found: repeat it until no play of that analysis is less deep than its `asked_plies`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    game: number;
                    entry: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeeperRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EntryView"];
                    };
                };
                /** @description The analysis was made elsewhere or by other nets */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The match as a file: SGF and JSON with all analyses, OGXM with the one shown, texts without any; `view` is what the board shows,
         *     for programs
         */
        get: {
            parameters: {
                query?: {
                    /** @description Its format; if absent, SGF. */
                    format?: "sgf" | "json" | "ogxm" | "mat" | "xgmat" | "gam" | "snowie" | "view";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchExport"];
                        "application/octet-stream": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The formats the match can be saved in, and what each cannot hold of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SaveOption"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/layers/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an analysis that was made here */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchView"];
                    };
                };
                /** @description It was imported, or a job is working on it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/layers/{name}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show another analysis of a match: marks, errors, statistics and saved files are by it from now on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MatchView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match as a page, document, text or table, by the analysis that is shown; several pages come in a ZIP archive */
        get: {
            parameters: {
                query?: {
                    /** @description Dark or light; if absent, the reader's system decides. */
                    dark?: boolean;
                    /** @description Its form; if absent, `html`. */
                    form?: "html" | "gnubg-html" | "text" | "latex" | "pdf" | "csv";
                    /** @description Sheets of documents: `a4`, `letter`, `a4-landscape` or `letter-landscape`; if absent, `a4`. */
                    paper?: string;
                    /**
                     * @description The language of the forms `html` and `pdf`: `en`, `de`, `fr`, `es`, `da`, `it`, `tr`, `el`, `ru` or `ja`, which a PDF lacks the
                     *     letters for; if absent, English.
                     */
                    lang?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matches/{id}/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roll out the errors of the analysis shown, in an analysis beside it: marks, statistics and reports are by the results */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ErrorRolloutRequest"];
                };
            };
            responses: {
                /** @description The job that has begun */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description No such match, or nothing of it is analysed */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/bkg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What BKG of 1977 would do: its order of the plays in heuristic points, its cube action in a race; no equities */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionRef"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BkgReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/bkg-vi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What BKG-VI would do: its order of the plays by expectation, its cube action in a race */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionRef"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BkgReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a position */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionEdit"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StateView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/cube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A cube decision with all that is known about it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CubeReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/deeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The value of some plays of a roll at the full depth, whatever the move filter says
         * @description A request works for about a second: ask again for the plays that are missing in the answer. They are ranked among themselves.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PlaysQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeeperPlays"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/equity_curves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Equity against the winning chance by both theories of the cube */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EquityCurves"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The value of a position before the roll */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EvaluationReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why one play of the roll is better than another, or what the cube decision rests on
         * @description Of two plays, of one and the best, or of the best two. What is said was counted or searched, speaks for the better play, and is worth a
         *     tenth of the difference or more; points and anchors made are said whatever they are worth. With `bkg` how BKG of 1977 and BKG-VI see both plays stands beside it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExplainQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExplanationReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best plays of the roll, the proper cube action, or the answer to a resignation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HintReport"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a position */
        get: {
            parameters: {
                query: {
                    /** @description Any ID. */
                    id: string;
                    /** @description `svg`, `png` or `pdf`; if absent, `svg`. */
                    format?: string;
                    /** @description Name of a theme. */
                    theme?: string;
                    /** @description Whether it is meant for a dark page. */
                    dark?: boolean;
                    /** @description Who sits at the bottom; if absent, Black. */
                    bottom?: components["schemas"]["SideName"];
                    /** @description Who has the light checkers; if absent, Black. */
                    light?: components["schemas"]["SideName"];
                    /** @description Whether the bottom player's home is on the left. */
                    home_left?: boolean;
                    /** @description What stands above and below the board: `names`, `score`, `pips`, several separated by commas; if absent, nothing. */
                    captions?: string;
                    /** @description White's name. */
                    white?: string;
                    /** @description Black's name. */
                    black?: string;
                    /** @description Words for White in place of score and pips, in another language. */
                    white_facts?: string;
                    /** @description Words for Black in place of score and pips. */
                    black_facts?: string;
                    /** @description The game played. */
                    variation?: components["schemas"]["VariationName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a position, or recognise a text as a match */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReadResult"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/score_map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best decision at other scores */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScoreMapQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ScoreMap"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions/temperature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The value of each roll */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PositionQuestion"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TemperatureMap"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All rollouts, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RolloutView"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        /** Request a rollout; `play` starts its trials */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolloutRequest"];
                };
            };
            responses: {
                /** @description What was made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RolloutView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rollouts/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Time and standard error of a rollout on this machine, estimated from a pilot of about half a second */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolloutRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RolloutForecast"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rollouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A rollout with its results so far */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RolloutView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a rollout */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rollouts/{id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play the trials of a rollout, or resume it, up to this many for each candidate */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExtendRequest"];
                };
            };
            responses: {
                /** @description The job that has begun */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings behind all numbers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BoardSettings"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings behind all numbers: at once, and in the settings file
         * @description Marks of the analyses that were made here follow new thresholds. A new match equity table is for what is evaluated from now on:
         *     analyses name the table they were made with.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BoardSettingsEdit"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BoardSettings"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The decks, and how much is to do now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StudyView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/answers/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo the last answer: its card is as before it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StudyUndone"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave all cards out for now, or ask for all again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardsEdit"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StudyView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        /** Make a card of an analysed decision of a match */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardsAdded"];
                    };
                };
                /** @description The entry holds no analysed decision */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/cards/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make cards of all errors in a match of at least some size */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardsRequest"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardsAdded"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A card */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        /** Change the note on a card, or leave it out for now */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardEdit"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a card with its answers */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/cards/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a card: judged by its analysis, a play that is not in it by the engine; the card is planned anew */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GivenAnswer"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardVerdict"];
                    };
                };
                /** @description It is no answer to this card */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/cards/{id}/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judge an answer to a card of a problem set; the card's plan stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GivenAnswer"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardVerdict"];
                    };
                };
                /** @description It is no answer to this card */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/drill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A race or bear-off to train on */
        get: {
            parameters: {
                query: {
                    /** @description What is trained. */
                    kind: components["schemas"]["DrillName"];
                    /** @description The same seed gives the same position; if absent, a random one. */
                    seed?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DrillView"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save cards as a file: JSON, which loses nothing, an Anki package, or a table */
        get: {
            parameters: {
                query: {
                    /** @description The form of the file. */
                    form: "json" | "csv" | "apkg";
                    /** @description Cards of this theme; if absent, of all. */
                    phase?: components["schemas"]["PhaseName"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the cards of a file: one saved by barpoint, or an Anki package of such cards */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardsImported"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card that is asked next */
        get: {
            parameters: {
                query?: {
                    /** @description Of this theme; if absent, of all. */
                    phase?: components["schemas"]["PhaseName"];
                    /** @description Whether new cards beyond the limit of the day are wanted. */
                    more?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NextCard"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An opening roll or a reply to train on, without its solution */
        get: {
            parameters: {
                query: {
                    /** @description What is trained. */
                    kind: components["schemas"]["OpeningTrainingName"];
                    /** @description The same seed gives the same decision; if absent, a random one. */
                    seed?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OpeningTraining"];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        /** Judge an opening play or a reply by the book; one that it lacks is evaluated at the level of the board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpeningAnswer"];
                };
            };
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OpeningVerdict"];
                    };
                };
                /** @description It is no play of this roll */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/study/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards of a problem set, without their solutions */
        get: {
            parameters: {
                query: {
                    /** @description Of this theme; if absent, of all. */
                    phase?: components["schemas"]["PhaseName"];
                    /** @description How many come before the first. */
                    skip?: number;
                    /** @description How many there are at most, up to 50. */
                    most: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CardView"][];
                    };
                };
                /** @description Why not: a status of 400 or more */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorReport"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An action, with the revision of the game to which it applies. */
        ActionRequest: {
            /** @description The action. */
            action: components["schemas"]["TableAction"];
            /**
             * Format: int64
             * @description `revision` as last seen.
             */
            revision: number;
        };
        /** @description A request for the analysis of several matches. */
        AnalyseAllRequest: {
            /** @description A level's name. */
            level: string;
            /** @description The IDs of the matches; if absent, all. */
            matches?: string[] | null;
        };
        /** @description A request for an analysis. */
        AnalyseRequest: {
            /** @description The entry on screen, from 0. */
            entry?: number;
            /** @description The game on screen, from 0: its decisions are analysed first. */
            game?: number;
            /** @description A level's name. */
            level: string;
        };
        /** @description A decision in all analyses. */
        AnalysedDecision: {
            /** @description One for each analysis that covers it, the one shown first. */
            analyses: components["schemas"]["EntryAnalysis"][];
            /** @description The entry, from 0. */
            entry: number;
            /** @description The game, from 0. */
            game: number;
        };
        /** @description The progress of the analysis of a match. */
        AnalysisState: {
            /** @description Decisions analysed. */
            done: number;
            /** @description The level, if it was analysed here. */
            level?: string | null;
            /** @description The name of the analysis that is seen where this one has nothing yet; `null` if there is none or it is complete. */
            over?: string | null;
            /** @description Decisions in all. */
            total: number;
        };
        /** @description A program, or a person, whose analysis the file holds. */
        AnalystView: {
            figures?: components["schemas"]["Both_AnalystFiguresView"] | null;
            /** @description The match equity table it used, by its own word. */
            met?: string | null;
            /** @description Its name and version. */
            name: string;
        };
        /** @description The basis of an answer about a position. */
        BasisInfo: {
            /** @description The class of the position: `over`, `bearoff`, `race` or `contact`. */
            class: string;
            /** @description Name of the match equity table. */
            met: string;
            /** @description Fingerprint of nets and databases. */
            nets: string;
            /** @description The position. */
            position: components["schemas"]["PositionInfo"];
            /** @description The settings of the evaluation. */
            settings: components["schemas"]["SettingsInfo"];
            /**
             * @description What evaluates it statically: `net`, `one-sided database`, `two-sided database (exact)`,
             *     `two-sided database (exact chances)`, `Hypergammon database (exact)`, `Hypergammon database (exact chances)` or `rules`.
             */
            source: string;
        };
        /** @description What was found in one file. */
        BatchReport: {
            /** @description What could not be read. */
            failed: components["schemas"]["FailedFile"][];
            /** @description The matches imported, in file order. */
            imported: components["schemas"]["MatchRow"][];
            /** @description Files that hold no match, among those of an archive or folder. */
            passed_over: string[];
            /** @description Files that hold positions alone; they are not stored. */
            positions: components["schemas"]["PositionsFound"][];
        };
        /** @description What BKG would do: one of the fields says it. */
        BkgAdvice: {
            /** @description Whether it accepts the resignation. */
            accepts_resignation?: boolean | null;
            cube?: components["schemas"]["BkgCubeAdvice"] | null;
            /** @description Whether it is a cube decision with the sides engaged, where BKG has none. */
            engaged: boolean;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            /** @description The plays of the roll in its order, best first. */
            plays?: components["schemas"]["BkgPlayRow"][] | null;
        };
        /** @description How BKG of 1977 and BKG-VI see two plays: the better one first, as in the explanation, whatever their order. */
        BkgComparison: {
            /** @description How many plays the roll has. */
            count: number;
            /** @description By BKG-VI. */
            expected: components["schemas"]["BkgRankedPlay"][];
            /** @description By BKG of 1977. */
            plays: components["schemas"]["BkgRankedPlay"][];
            /** @description How many of those are worth showing. */
            telling: number;
            /** @description The terms of its evaluation, those that differ most first; none in races. */
            terms: components["schemas"]["BkgTermRow"][];
        };
        /** @description BKG's cube action in a race. */
        BkgCubeAdvice: {
            /** @description Whether the player on roll doubles. */
            doubles: boolean;
            /** @description Whether the opponent takes. */
            takes: boolean;
            /**
             * Format: double
             * @description The winning chance of the player on roll, where BKG's tables know both sides; elsewhere Keeler's count decides.
             */
            win?: number | null;
        };
        /**
         * @description A play as BKG values it: BKG of 1977 in heuristic points or, when it bears off, in expected rolls, which order the plays of
         *     one roll and are no equity; BKG-VI by what it expects.
         */
        BkgPlayRow: {
            /**
             * Format: double
             * @description What BKG-VI expects after it, cubeless, in points.
             */
            expectation?: number | null;
            /**
             * Format: double
             * @description The expectation after every roll of the opponent, by which BKG-VI decided between leading plays of different classes.
             */
            expectation_after_roll?: number | null;
            /**
             * Format: double
             * @description Expected rolls to bear off after it, by BKG's tables or estimated.
             */
            expected_rolls?: number | null;
            /**
             * Format: double
             * @description Its value in heuristic points: the more the better, but within a state class alone.
             */
            heuristic_points?: number | null;
            /**
             * Format: double
             * @description The mover's chance of losing a gammon after it, by BKG-VI.
             */
            lose_gammon?: number | null;
            /** @description The play, `13/10 8/5*`. */
            play: string;
            /** @description The state class that it leads to. */
            state_class: string;
            /** @description Its steps, in an order that can be played. */
            steps: components["schemas"]["StepInfo"][];
            /**
             * Format: double
             * @description The mover's winning chance after it, where BKG's tables know both sides; by BKG-VI everywhere.
             */
            win?: number | null;
            /**
             * Format: double
             * @description The mover's chance of a gammon after it, by BKG-VI.
             */
            win_gammon?: number | null;
        };
        /** @description A play with its place in the order of a BKG. */
        BkgRankedPlay: components["schemas"]["BkgPlayRow"] & {
            /** @description Its place among the plays of the roll, 1 the best. */
            rank: number;
        };
        /** @description What BKG of 1977 or BKG-VI would do in a position. */
        BkgReport: components["schemas"]["BkgAdvice"] & {
            /** @description The position. */
            position: components["schemas"]["PositionInfo"];
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description A term of BKG's evaluation after two plays. */
        BkgTermRow: {
            /** @description Its formula as the paper prints it. */
            formula: string;
            /** @description Its values after both plays, in heuristic points; `null` where the section does not apply. */
            heuristic_points: (number | null)[];
            /** @description The section of the evaluation that it stands in, by its name in the paper. */
            section: string;
            /** @description Its name in the paper, or ours where it has none. */
            term: string;
        };
        /** @description The settings behind all numbers of the board. */
        BoardSettings: {
            /** @description The file that keeps changes, shared with the command line; `null` if they last until the server ends. */
            file?: string | null;
            /** @description The level of questions that name none, if it is one that has a name. */
            level?: string | null;
            /** @description The match equity table in full. */
            met: string;
            /** @description The tables that can be chosen. */
            mets: components["schemas"]["MetChoice"][];
            /**
             * Format: int32
             * @description How many of the best plays hints and analyses look at in full depth at least; 0 leaves it to the level.
             */
            plays: number;
            /** @description The losses above which decisions are marked. */
            thresholds: components["schemas"]["Thresholds"];
            /** @description The same, by default. */
            usual_thresholds: components["schemas"]["Thresholds"];
        };
        /** @description Changes to the settings behind all numbers; what is missing stays as it is. */
        BoardSettingsEdit: {
            /** @description The level of questions that name none. */
            level?: string | null;
            /** @description The match equity table, by its short name. */
            met?: string | null;
            /**
             * Format: int32
             * @description How many of the best plays hints and analyses look at in full depth at least; 0 leaves it to the level.
             */
            plays?: number | null;
            thresholds?: components["schemas"]["Thresholds"] | null;
        };
        /** @description A play rolled out; its figures are seen by the player who makes it. */
        BookPlay: {
            /** @description How far it is behind the best, 0 for the best, and the standard error of the difference. */
            behind: components["schemas"]["Measured"];
            /** @description Cubeless chances. */
            chances: components["schemas"]["Chances"];
            /** @description Cubeful equity in points. */
            equity: components["schemas"]["Measured"];
            /** @description The play, `8/5 6/5`. */
            play: string;
            /** @description Its steps, in an order that can be played. */
            steps: components["schemas"]["StepInfo"][];
            /**
             * Format: int32
             * @description Trials played.
             */
            trials: number;
        };
        /** @description One value for each player. */
        Both_AnalystFiguresView: {
            /** @description What an analyst counted of one player, by its own definitions, which differ from ours. */
            black: {
                /**
                 * Format: float
                 * @description Equity lost in checker plays, EMG in matches.
                 */
                checker_loss?: number | null;
                /**
                 * Format: float
                 * @description Equity lost in cube decisions, EMG in matches.
                 */
                cube_loss?: number | null;
                /**
                 * Format: int32
                 * @description Decisions counted.
                 */
                decisions?: number | null;
                /**
                 * Format: float
                 * @description Luck of the dice, EMG in matches.
                 */
                luck?: number | null;
                /**
                 * Format: float
                 * @description Performance rating: 500 times the equity lost per counted decision.
                 */
                pr?: number | null;
            };
            /** @description What an analyst counted of one player, by its own definitions, which differ from ours. */
            white: {
                /**
                 * Format: float
                 * @description Equity lost in checker plays, EMG in matches.
                 */
                checker_loss?: number | null;
                /**
                 * Format: float
                 * @description Equity lost in cube decisions, EMG in matches.
                 */
                cube_loss?: number | null;
                /**
                 * Format: int32
                 * @description Decisions counted.
                 */
                decisions?: number | null;
                /**
                 * Format: float
                 * @description Luck of the dice, EMG in matches.
                 */
                luck?: number | null;
                /**
                 * Format: float
                 * @description Performance rating: 500 times the equity lost per counted decision.
                 */
                pr?: number | null;
            };
        };
        /** @description One value for each player. */
        Both_Chances: {
            /** @description Cubeless chances of one player; each gammon figure includes the backgammons. */
            black: {
                /**
                 * Format: float
                 * @description To lose a backgammon.
                 */
                lose_backgammon: number;
                /**
                 * Format: float
                 * @description To lose a gammon or backgammon.
                 */
                lose_gammon: number;
                /**
                 * Format: float
                 * @description To win.
                 */
                win: number;
                /**
                 * Format: float
                 * @description To win a backgammon.
                 */
                win_backgammon: number;
                /**
                 * Format: float
                 * @description To win a gammon or backgammon.
                 */
                win_gammon: number;
            };
            /** @description Cubeless chances of one player; each gammon figure includes the backgammons. */
            white: {
                /**
                 * Format: float
                 * @description To lose a backgammon.
                 */
                lose_backgammon: number;
                /**
                 * Format: float
                 * @description To lose a gammon or backgammon.
                 */
                lose_gammon: number;
                /**
                 * Format: float
                 * @description To win.
                 */
                win: number;
                /**
                 * Format: float
                 * @description To win a backgammon.
                 */
                win_backgammon: number;
                /**
                 * Format: float
                 * @description To win a gammon or backgammon.
                 */
                win_gammon: number;
            };
        };
        /** @description One value for each player. */
        Both_Option_f32: {
            black: null | number;
            white: null | number;
        };
        /** @description One value for each player. */
        Both_SeatInfo: {
            /** @description Who plays a side. */
            black: {
                /** @enum {string} */
                kind: "human";
                /** @description The player's name. */
                name: string;
            } | {
                /** @enum {string} */
                kind: "program";
                /**
                 * @description Its level: a preset's name, `human:PR` for one that errs as people of that performance rating do, 3 to 20, or
                 *     `bkg` for Berliner's program of 1977, or `bkg-vi`.
                 */
                level: string;
            };
            /** @description Who plays a side. */
            white: {
                /** @enum {string} */
                kind: "human";
                /** @description The player's name. */
                name: string;
            } | {
                /** @enum {string} */
                kind: "program";
                /**
                 * @description Its level: a preset's name, `human:PR` for one that errs as people of that performance rating do, 3 to 20, or
                 *     `bkg` for Berliner's program of 1977, or `bkg-vi`.
                 */
                level: string;
            };
        };
        /** @description One value for each player. */
        Both_String: {
            black: string;
            white: string;
        };
        /** @description One value for each player. */
        Both_u16: {
            /** Format: int32 */
            black: number;
            /** Format: int32 */
            white: number;
        };
        /** @description One value for each player. */
        Both_u32: {
            /** Format: int32 */
            black: number;
            /** Format: int32 */
            white: number;
        };
        /** @description What a player does. */
        CardAnswerName: {
            /** @enum {string} */
            kind: "play";
            /** @description The steps, in order. */
            steps: components["schemas"]["StepInfo"][];
        } | {
            /** @enum {string} */
            kind: "no_double";
        } | {
            /** @enum {string} */
            kind: "double";
        } | {
            /** @enum {string} */
            kind: "take";
        } | {
            /** @enum {string} */
            kind: "pass";
        };
        /** @description Changes to a card; what is absent stays. */
        CardEdit: {
            /** @description What the user writes about it. */
            note?: string | null;
            /** @description Whether it is left out for now. */
            suspended?: boolean | null;
        };
        /** @description A card to be made of a decision of a match on the board. */
        CardRequest: {
            /** @description The entry, from 0. */
            entry: number;
            /** @description The game, from 0. */
            game: number;
            /** @description The match. */
            match_id: string;
            question?: components["schemas"]["QuestionName"] | null;
        };
        /** @description An answer beside the analysis of its card. */
        CardVerdict: {
            /** @description The steps of the best play. */
            best?: components["schemas"]["StepInfo"][] | null;
            /** @description The card, planned anew. */
            card: components["schemas"]["CardView"];
            /** @description Index of the answer among the candidates. */
            chosen?: number | null;
            cube?: components["schemas"]["StoredCube"] | null;
            /**
             * Format: int32
             * @description Days until it is asked again; 0 in the same session.
             */
            days: number;
            /** @description Whether the answer was evaluated now, since the analysis does not compare it with the best play. */
            evaluated: boolean;
            /** @description How well it was known. */
            grade: components["schemas"]["GradeGiven"];
            /**
             * Format: float
             * @description What the answer gives up; EMG in matches.
             */
            loss: number;
            /** @description Candidate plays, best first; `null` of cube decisions. */
            plays?: components["schemas"]["StoredPlay"][] | null;
            /** @description What was done in the match. */
            row: components["schemas"]["EntryRow"];
        };
        /** @description A card, without its solution. */
        CardView: {
            /**
             * Format: int64
             * @description When it was made, in seconds since 1970.
             */
            created: number;
            /**
             * Format: int64
             * @description When it is asked again, in seconds since 1970; `null` before the first answer.
             */
            due?: number | null;
            /**
             * Format: int64
             * @description The card.
             */
            id: number;
            /** @description What the user wrote about it; may be empty. */
            note: string;
            /** @description What its position is about. */
            phase: components["schemas"]["PhaseName"];
            /** @description Names of the players, White first. */
            players: string[];
            /** @description What it asks. */
            question: components["schemas"]["QuestionName"];
            /** @description Who decides. */
            side: components["schemas"]["SideName"];
            /** @description Where the decision comes from, in words; may be empty. */
            source: string;
            /** @description The position: with the dice for plays, with the double on offer for takes and passes. */
            state: components["schemas"]["StateView"];
            /** @description Whether it is left out for now. */
            suspended: boolean;
        };
        /** @description Cards that were made. */
        CardsAdded: {
            /** @description Cards that are new. */
            added: number;
            /** @description All of them, in the order of the request. */
            ids: number[];
            /** @description Cards that were there already, since they ask the same. */
            known: number;
        };
        /** @description A change to all cards. */
        CardsEdit: {
            /** @description Whether they are left out for now. */
            suspended: boolean;
        };
        /** @description What became of the cards in a file. */
        CardsImported: {
            /** @description Cards that are new. */
            added: number;
            /** @description Cards that were there already. */
            known: number;
            /** @description Notes of an Anki package that barpoint did not make. */
            others: number;
        };
        /** @description Cards to be made of all errors in a match on the board. */
        CardsRequest: {
            /**
             * Format: float
             * @description The smallest error; EMG in matches.
             */
            at_least: number;
            /** @description The match. */
            match_id: string;
            side?: components["schemas"]["SideName"] | null;
        };
        /** @description Cubeless chances of one player; each gammon figure includes the backgammons. */
        Chances: {
            /**
             * Format: float
             * @description To lose a backgammon.
             */
            lose_backgammon: number;
            /**
             * Format: float
             * @description To lose a gammon or backgammon.
             */
            lose_gammon: number;
            /**
             * Format: float
             * @description To win.
             */
            win: number;
            /**
             * Format: float
             * @description To win a backgammon.
             */
            win_backgammon: number;
            /**
             * Format: float
             * @description To win a gammon or backgammon.
             */
            win_gammon: number;
        };
        /** @description Time to think. */
        ClockInfo: {
            /**
             * Format: int32
             * @description Delay: seconds of each turn that do not count.
             */
            delay_seconds: number;
            /**
             * Format: int32
             * @description Minutes of each player for the whole match.
             */
            minutes: number;
        };
        /**
         * @description The Crawford state of a match.
         * @enum {string}
         */
        CrawfordName: "pre" | "now" | "post";
        /**
         * @description Who may turn the cube.
         * @enum {string}
         */
        CubeAccessName: "centred" | "on_roll" | "opponent";
        /** @description The proper cube action of both players. */
        CubeAction: {
            /** @description The best action of the player who may double. */
            offer: components["schemas"]["OfferName"];
            /** @description Whether doubling and not doubling have the same equity. */
            optional: boolean;
            /** @description Whether the player who may double owns the cube. */
            redouble: boolean;
            /** @description The opponent's best answer to a double, whether the double is right or wrong. */
            response: components["schemas"]["ResponseName"];
        };
        /** @description A cube decision, from the point of view of the player who may double. */
        CubeAdvice: {
            action?: components["schemas"]["CubeAction"] | null;
            /**
             * Format: float
             * @description Equity of the best action.
             */
            best: number;
            /** @description Chances. */
            chances: components["schemas"]["Chances"];
            /**
             * Format: float
             * @description Cubeless equity.
             */
            cubeless_equity: number;
            /**
             * Format: float
             * @description Equity after double and pass.
             */
            double_pass: number;
            /**
             * Format: float
             * @description Equity after double and take.
             */
            double_take: number;
            /**
             * Format: float
             * @description Equity without doubling.
             */
            no_double: number;
            /** @description Who may double. */
            player: components["schemas"]["SideName"];
            /** @description Standard errors of `no_double` and `double_take`, where it was rolled out. */
            std_errs?: number[] | null;
            /**
             * Format: int32
             * @description Trials, where it was rolled out.
             */
            trials?: number | null;
        };
        /** @description Why a cube decision is right, and what it rests on. */
        CubeExplanation: {
            /** @description By own roll. */
            by_roll: components["schemas"]["MarketLoser"][];
            /** @description The decision. */
            cube: components["schemas"]["CubeAdvice"];
            /**
             * Format: int32
             * @description Sequences of two rolls, of 1,296, after which the opponent would have to pass a double or has lost.
             */
            market_losers: number;
            /** @description The verdict, reasons for it that its figures license, then figures. */
            remarks: components["schemas"]["CubeRemark"][];
        };
        /** @description The grade of each cube action. */
        CubeGrades: {
            /** @description Of doubling. */
            double: components["schemas"]["GradeName"];
            /** @description Of not doubling. */
            no_double: components["schemas"]["GradeName"];
            /** @description Of passing. */
            pass: components["schemas"]["GradeName"];
            /** @description Of taking. */
            take: components["schemas"]["GradeName"];
        };
        /** @description The cube on the board. */
        CubeInfo: {
            /**
             * Format: int32
             * @description While a double is on offer the value after a take.
             */
            offered?: number | null;
            /** @description Who may turn it. */
            owner: components["schemas"]["CubeOwnerName"];
            /**
             * Format: int32
             * @description Its value: what a pass costs while a double is on offer.
             */
            value: number;
        };
        /** @description The equity that each cube action gives up against the best one of the player who decides; EMG in matches. */
        CubeLosses: {
            /**
             * Format: float
             * @description Doubling.
             */
            double: number;
            /**
             * Format: float
             * @description Not doubling.
             */
            no_double: number;
            /**
             * Format: float
             * @description Passing.
             */
            pass: number;
            /**
             * Format: float
             * @description Taking.
             */
            take: number;
        };
        /** @description What an analyst said of a cube decision, from the player who may double; equities with the cube, EMG in matches. */
        CubeOpinionView: {
            /**
             * Format: float
             * @description Equity lost by the player who answered.
             */
            answer_loss?: number | null;
            chances?: components["schemas"]["Chances"] | null;
            /** @description Whether doubling is right. */
            double?: boolean | null;
            /**
             * Format: float
             * @description Equity lost by the player who could double.
             */
            double_loss?: number | null;
            /**
             * Format: float
             * @description Equity after double and pass.
             */
            double_pass?: number | null;
            /**
             * Format: float
             * @description Equity after double and take.
             */
            double_take?: number | null;
            /** @description How deeply it was looked at, in the analyst's own words. */
            level: string;
            /**
             * Format: float
             * @description Equity without doubling.
             */
            no_double?: number | null;
            /** @description Standard errors of no double and double/take, of a rollout. */
            std_errs?: number[] | null;
            /** @description Whether taking is right. */
            take?: boolean | null;
        };
        /**
         * @description Who may turn the cube.
         * @enum {string}
         */
        CubeOwnerName: "centred" | "white" | "black";
        /** @description Something said of a cube decision. */
        CubeRemark: {
            /** @description The same as a code. */
            phrase: components["schemas"]["Phrase"];
            /** @description Whether it is the verdict, or a reason for it, rather than a figure beside it. */
            reason: boolean;
            /** @description What is said, in English. */
            text: string;
        };
        /** @description A cube decision with all that is known about it, from the point of view of the player who may double. */
        CubeReport: components["schemas"]["BasisInfo"] & {
            cube?: components["schemas"]["CubeAdvice"] | null;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            rolled_out?: components["schemas"]["RolledOutCube"] | null;
            study?: components["schemas"]["StudyReport"] | null;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /**
         * @description Equities by a cube theory for all winning chances at the gammon rates of the position. Points are winning
         *     chances of the player on roll, `null` where the action does not change or neither player may double.
         */
        CurveOfModel: {
            /**
             * Format: float
             * @description From here up the opponent passes.
             */
            cash_point?: number | null;
            /** @description With a centred cube; `null` if it has been turned. */
            centred?: components["schemas"]["CurvePoint"][] | null;
            /**
             * Format: float
             * @description From here up a centred cube is turned.
             */
            initial_double?: number | null;
            /** @description `janowski`, `jump`, `dead` or `live`. */
            model: string;
            /** @description With a cube of this value owned by the opponent. */
            opponent: components["schemas"]["CurvePoint"][];
            /** @description With a cube of this value owned by the player on roll. */
            owned: components["schemas"]["CurvePoint"][];
            /**
             * Format: float
             * @description From here up an owned cube is turned.
             */
            redouble?: number | null;
            /**
             * Format: float
             * @description From here up the player on roll takes.
             */
            take_point?: number | null;
        };
        /** @description A point of a curve. */
        CurvePoint: {
            /**
             * Format: float
             * @description Equity of that player, who does not double this turn, in units of the present cube.
             */
            equity: number;
            /**
             * Format: float
             * @description Cubeless winning chance of the player on roll.
             */
            wins: number;
        };
        /** @description The next decision. */
        DecisionInfo: {
            /** @description Kind of decision. */
            kind: components["schemas"]["DecisionKind"];
            side?: components["schemas"]["SideName"] | null;
        };
        /**
         * @description A kind of decision.
         * @enum {string}
         */
        DecisionKind: "opening_roll" | "turn" | "play" | "answer_double" | "answer_resignation" | "next_game" | "nothing";
        /** @description The cards of a theme. */
        DeckView: {
            /**
             * Format: int64
             * @description Cards due now.
             */
            due: number;
            /**
             * Format: int64
             * @description Cards never asked.
             */
            new: number;
            /** @description The theme. */
            phase: components["schemas"]["PhaseName"];
            /**
             * Format: int64
             * @description Cards left out for now.
             */
            suspended: number;
            /**
             * Format: int64
             * @description All cards.
             */
            total: number;
        };
        /** @description Plays searched to the full depth. */
        DeeperPlays: {
            /** @description Those that were searched, best first. */
            plays: components["schemas"]["PlayRow"][];
        };
        /** @description Which analysis is to look deeper at an entry. */
        DeeperRequest: {
            /** @description The name of the analysis; if absent, the one shown. */
            layer?: string | null;
        };
        /** @description A position evaluated at one depth. */
        DepthValue: {
            /** @description Chances of the player on roll. */
            chances: components["schemas"]["Chances"];
            /**
             * Format: float
             * @description Cubeful equity with the cube left as it is.
             */
            cubeful_equity: number;
            /**
             * Format: float
             * @description Cubeless equity.
             */
            cubeless_equity: number;
            /**
             * Format: int32
             * @description Depth of the look-ahead.
             */
            plies: number;
        };
        /** @description What the program commits itself to before a match or session. */
        DiceCommitment: {
            /** @description The SHA-256 of `commit:` and the seed. */
            commitment: string;
        };
        /**
         * @description Where dice come from.
         * @enum {string}
         */
        DiceName: "program" | "by_hand";
        /** @description A request that the program commit itself to dice: an empty object. */
        DicePledge: Record<string, never>;
        /** @description The dice of a match or session with their secret, for anybody to check; also the file that the page saves. */
        DiceRecord: {
            /** @description What was shown before it began: the SHA-256 of `commit:` and the seed. */
            commitment: string;
            /** @description All rolls in order. */
            rolls: components["schemas"]["DiceRoll"][];
            /** @description The secret, 64 hexadecimal digits. */
            seed: string;
            /**
             * Format: int32
             * @description Version of this form.
             */
            version: number;
            /** @description Words of the opponent, chosen when the commitment was known; empty if there are none. */
            words: string;
        };
        /** @description A roll of a match or session. */
        DiceRoll: {
            /** @description The dice; of an opening roll White's, then Black's, of a turn in any order. */
            dice: number[];
            /** @description Whether it was for the first move. */
            opening: boolean;
        };
        /** @description What the chances make of the difference, in cubeless equity. */
        DifferenceParts: {
            /**
             * Format: float
             * @description The rest of the cubeful difference.
             */
            cube: number;
            /**
             * Format: float
             * @description Gammons and backgammons lost.
             */
            gammons_lost: number;
            /**
             * Format: float
             * @description Gammons and backgammons won.
             */
            gammons_won: number;
            /**
             * Format: float
             * @description Games won.
             */
            wins: number;
        };
        /**
         * @description What is trained.
         * @enum {string}
         */
        DrillName: "race" | "bear_off";
        /** @description A position to train on, with its solution. */
        DrillView: {
            cube?: components["schemas"]["CubeAdvice"] | null;
            /** @description What is trained. */
            kind: components["schemas"]["DrillName"];
            losses?: components["schemas"]["CubeLosses"] | null;
            /** @description All plays of a bear-off, best first. */
            plays?: components["schemas"]["PlayRow"][] | null;
            /** @description The position: a money game, with the dice where a play is asked for. */
            state: components["schemas"]["StateView"];
        };
        /**
         * @description How a game ended.
         * @enum {string}
         */
        EndName: "borne_off" | "passed" | "resigned";
        /** @description One analysis of a decision. */
        EntryAnalysis: {
            /**
             * Format: int32
             * @description The plies that its level looks ahead, if it was made here and by the nets in use: plays that were searched less deeply can be
             *     looked at deeper.
             */
            asked_plies?: number | null;
            /** @description Candidate plays, best first; `null` where none are stored. */
            candidates?: components["schemas"]["StoredPlay"][] | null;
            cube?: components["schemas"]["StoredCube"] | null;
            /**
             * Format: float
             * @description The error of not doubling before the roll by this analysis.
             */
            cube_loss?: number | null;
            cube_mark?: components["schemas"]["MarkName"] | null;
            /** @description Its source, in words. */
            label: string;
            label_phrase?: components["schemas"]["Phrase"] | null;
            /** @description The name of the analysis. */
            layer: string;
            /**
             * Format: float
             * @description The error of the play, double, take or pass by this analysis, EMG; `null` if there is none or it is unknown.
             */
            loss?: number | null;
            /**
             * Format: float
             * @description The luck of the roll by this analysis: its value less that of the average roll, EMG.
             */
            luck?: number | null;
            mark?: components["schemas"]["MarkName"] | null;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
        };
        /** @description What a user changes in an entry; what is absent stays. It belongs to the match and holds whichever analysis is shown. */
        EntryEdit: {
            /** @description The comment; empty for none. */
            comment?: string | null;
            /** @description The mark of not doubling, in the same words. */
            cube_mark?: string | null;
            /** @description The mark of the play or cube action: `none`, `doubtful`, `bad` or `very_bad`; `analysis` for that of the analysis shown. */
            mark?: string | null;
        };
        /**
         * @description The kind of an entry.
         * @enum {string}
         */
        EntryKind: "play" | "illegal" | "roll" | "double" | "take" | "pass" | "set_up";
        /** @description An entry of the game record. */
        EntryRow: {
            /** @description A comment. */
            comment?: string | null;
            /**
             * Format: float
             * @description The error of not doubling before the roll.
             */
            cube_loss?: number | null;
            cube_mark?: components["schemas"]["MarkName"] | null;
            /** @description The dice, larger first. */
            dice?: number[] | null;
            /** @description Its kind. */
            kind: components["schemas"]["EntryKind"];
            /**
             * Format: float
             * @description The error of the play, double, take or pass, EMG; `null` if there is none or it is unknown.
             */
            loss?: number | null;
            /**
             * Format: float
             * @description The luck of the roll: its value less that of the average roll, EMG.
             */
            luck?: number | null;
            luck_mark?: components["schemas"]["LuckName"] | null;
            mark?: components["schemas"]["MarkName"] | null;
            /** @description The play. */
            play?: string | null;
            side?: components["schemas"]["SideName"] | null;
            /**
             * Format: float
             * @description White's winning chance at the decision, where it is analysed.
             */
            white_wins?: number | null;
        };
        /** @description An entry with its position. */
        EntryView: {
            /** @description The decision in each analysis of the match that covers it, the one shown first. */
            analyses: components["schemas"]["EntryAnalysis"][];
            cube?: components["schemas"]["StoredCube"] | null;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            /** @description What other programs said of it. */
            opinions: components["schemas"]["OpinionView"][];
            /** @description Candidate plays, best first; `null` where none are stored. */
            plays?: components["schemas"]["StoredPlay"][] | null;
            /** @description Its row in the record. */
            row: components["schemas"]["EntryRow"];
            /** @description The position: with the dice for plays, with the double on offer for answers. */
            state: components["schemas"]["StateView"];
            /** @description The steps of the play made. */
            steps?: components["schemas"]["StepInfo"][] | null;
        };
        /** @description Equity curves of a position. */
        EquityCurves: components["schemas"]["BasisInfo"] & {
            /** @description Both theories, then the dead and the live cube, which bound them. */
            models: components["schemas"]["CurveOfModel"][];
            /** @description The unit of equity. */
            scale: components["schemas"]["EquityScale"];
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
            /**
             * Format: float
             * @description The position's own cubeless winning chance.
             */
            wins: number;
        };
        /**
         * @description The unit of equity.
         * @enum {string}
         */
        EquityScale: "points" | "EMG";
        /** @description An error message. */
        ErrorReport: {
            /** @description One sentence. */
            error: string;
            phrase?: components["schemas"]["Phrase"] | null;
            view?: components["schemas"]["GameView"] | null;
        };
        /** @description A request to roll out the errors of the analysis shown. */
        ErrorRolloutRequest: {
            /**
             * Format: int32
             * @description No stopping before this many trials.
             * @default 324
             */
            min_trials: number;
            /**
             * Format: int32
             * @description How many of the best plays, besides the one made.
             * @default 2
             */
            plays: number;
            /**
             * Format: int32
             * @description Plies that both players look ahead in checker plays.
             * @default 0
             */
            plies: number;
            /**
             * Format: double
             * @description A candidate stops below this standard error.
             * @default null
             */
            stop_at_error: number | null;
            /**
             * Format: double
             * @description A candidate stops when it is more than this many joint standard deviations behind the best.
             * @default null
             */
            stop_at_jsd: number | null;
            /**
             * Format: float
             * @description Decisions that lost more than this are rolled out, EMG in matches.
             * @default 0.029999999329447746
             */
            threshold: number;
            /**
             * Format: int32
             * @description Trials of each candidate.
             * @default 360
             */
            trials: number;
        };
        /** @description A position's value before the roll, from the point of view of the player on roll. */
        EvaluationReport: components["schemas"]["BasisInfo"] & {
            cube?: components["schemas"]["CubeAdvice"] | null;
            /** @description Every depth up to the requested one. */
            depths: components["schemas"]["DepthValue"][];
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /**
         * @description A kind of event.
         * @enum {string}
         */
        EventKind: "opening_roll" | "begin" | "roll" | "play" | "double" | "take" | "pass" | "beaver" | "resign" | "accept" | "decline" | "next_game";
        /** @description A question why one play is better than another. */
        ExplainQuestion: {
            /** @description Whether to tell how BKG of 1977 and BKG-VI see both plays. */
            bkg?: boolean;
            /** @description The name of a level; if absent, the default level. */
            level?: string | null;
            /** @description Up to two plays, as a hint names them. */
            plays?: string[];
            /**
             * Format: int32
             * @description Plies to look ahead, in place of the level's.
             */
            plies?: number | null;
            /** @description The position. */
            position: components["schemas"]["PositionRef"];
        };
        /** @description Why a decision is as it is: one of `play` and `cube`. */
        ExplanationReport: components["schemas"]["BasisInfo"] & {
            bkg?: components["schemas"]["BkgComparison"] | null;
            cube?: components["schemas"]["CubeExplanation"] | null;
            play?: components["schemas"]["PlayExplanation"] | null;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description A request for more trials. */
        ExtendRequest: {
            /**
             * Format: int32
             * @description Trials of each candidate in all; not fewer than before.
             */
            trials: number;
        };
        /** @description A file, or a match in it, that could not be read. */
        FailedFile: {
            /** @description The file. */
            file: string;
            phrase?: components["schemas"]["Phrase"] | null;
            /** @description Why. */
            reason: string;
        };
        /** @description A file format. */
        FormatInfo: {
            /** @description Its short name. */
            name: string;
            /** @description Its description. */
            title: string;
        };
        /** @description An event of a game, also as it is saved. */
        GameEvent: {
            /** @description The dice; of an opening roll White's, then Black's. */
            dice?: number[] | null;
            /** @description The kind of event. */
            kind: components["schemas"]["EventKind"];
            /** @description The play in notation. */
            play?: string | null;
            side?: components["schemas"]["SideName"] | null;
            /** @description Its steps. */
            steps?: components["schemas"]["StepInfo"][] | null;
            /**
             * Format: int32
             * @description The cube after a double is taken, or the kind of a resignation.
             */
            value?: number | null;
        };
        /** @description A game in the list of games. */
        GameRow: {
            /**
             * Format: int64
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            /** @description Whether the match is over. */
            finished: boolean;
            /** @description Its ID. */
            id: string;
            /**
             * Format: int32
             * @description Points needed to win; 0 = money.
             */
            length: number;
            /** @description The score. */
            score: components["schemas"]["Both_u16"];
            /** @description The players. */
            title: string;
            /** @description The title as a code with arguments. */
            title_phrase: components["schemas"]["Phrase"];
            /** @description The XGID of the position. */
            xgid: string;
        };
        /** @description A finished or running game of a match. */
        GameScore: {
            /** @description From 1. */
            number: number;
            /**
             * Format: int32
             * @description Points won.
             */
            points: number;
            winner?: components["schemas"]["SideName"] | null;
        };
        /** @description A game of a match. */
        GameSummary: {
            /** @description Whether it is the Crawford game. */
            crawford: boolean;
            /** @description Its entries. */
            entries: components["schemas"]["EntryRow"][];
            /**
             * Format: int32
             * @description Points won.
             */
            points: number;
            /** @description Whether the loser resigned. */
            resigned: boolean;
            /** @description Points before it. */
            score: components["schemas"]["Both_u16"];
            winner?: components["schemas"]["SideName"] | null;
        };
        /** @description A game being played. */
        GameView: {
            /** @description Whether the turn can be left to the program: all checkers of both sides are home. */
            can_bear_off_alone: boolean;
            /** @description Whether its dice can be checked now: the program has committed itself to them, and nothing more can happen. */
            can_check_dice: boolean;
            /** @description Whether a turn can be taken back. */
            can_take_back: boolean;
            /**
             * Format: int64
             * @description When it was last changed.
             */
            changed: number;
            /**
             * Format: int64
             * @description When it was started, in seconds since 1970.
             */
            created: number;
            /** @description Whether it was ended before its end. */
            ended: boolean;
            event?: components["schemas"]["GameEvent"] | null;
            /** @description The events of the current game. */
            events: components["schemas"]["GameEvent"][];
            /** @description All games so far. */
            games: components["schemas"]["GameScore"][];
            /** @description Its ID. */
            id: string;
            /**
             * Format: int64
             * @description How often it has changed.
             */
            revision: number;
            /** @description What was agreed. */
            setup: components["schemas"]["NewGame"];
            /** @description Its state. */
            state: components["schemas"]["StateView"];
            /** @description Whose turn it is. */
            to_act: components["schemas"]["ToActName"];
            /** @description Whether the dice of the player on roll are to be entered. */
            wants_dice: boolean;
        };
        /** @description An answer to a card. */
        GivenAnswer: {
            /** @description The answer. */
            answer: components["schemas"]["CardAnswerName"];
            /**
             * Format: int64
             * @description How long it took, in milliseconds.
             */
            took_ms: number;
        };
        /**
         * @description How well an answer was known.
         * @enum {string}
         */
        GradeGiven: "again" | "hard" | "good" | "easy";
        /**
         * @description How good a learner's answer is.
         * @enum {string}
         */
        GradeName: "right" | "close" | "wrong";
        /** @description Advice on the decision: one of `plays`, `cube`, `resignation` and `no_decision`. */
        HintReport: components["schemas"]["BasisInfo"] & {
            chances?: components["schemas"]["Both_Chances"] | null;
            cube?: components["schemas"]["CubeAdvice"] | null;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            /** @description Plays, those evaluated most deeply first, best first among those of equal depth. */
            plays?: components["schemas"]["PlayRow"][] | null;
            resignation?: components["schemas"]["ResignationReport"] | null;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description The IDs of a position. */
        IdsInfo: {
            /** @description Both with a colon between them. */
            gnubg_id: string;
            /** @description GNU Backgammon's Match ID. */
            match_id: string;
            /** @description GNU Backgammon's Position ID. */
            position_id: string;
            /** @description eXtreme Gammon's ID, with its label. */
            xgid: string;
        };
        /** @description What this program offers. */
        InfoReport: {
            /** @description Formats of match files. */
            formats: components["schemas"]["FormatInfo"][];
            /** @description Levels of play, weakest first. */
            levels: components["schemas"]["LevelInfo"][];
            /**
             * Format: int32
             * @description The longest match.
             */
            longest_match: number;
            /** @description The match equity table. */
            met: string;
            /** @description Fingerprint of nets and databases. */
            nets: string;
            /** @description Opponents who err as people do: levels `human:PR`. */
            people: components["schemas"]["PeopleInfo"];
            /** @description Games that can be played. */
            variations: components["schemas"]["VariationInfo"][];
            /** @description Version of the program. */
            version: string;
        };
        /**
         * @description A kind of job.
         * @enum {string}
         */
        JobKind: "analysis" | "rollout";
        /**
         * @description The status of a job.
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "paused" | "done" | "cancelled" | "failed";
        /** @description A long job. */
        JobView: {
            /** @description Units of work done: decisions or trials. */
            done: number;
            /** @description Why it failed. */
            error?: string | null;
            error_phrase?: components["schemas"]["Phrase"] | null;
            /** @description Its ID. */
            id: string;
            /** @description Its kind. */
            kind: components["schemas"]["JobKind"];
            /**
             * Format: float
             * @description Estimated time left.
             */
            seconds_left?: number | null;
            /** @description Its status. */
            status: components["schemas"]["JobStatus"];
            /** @description The match it works on, or the rollout. */
            target: string;
            /** @description Its title. */
            title: string;
            title_phrase?: components["schemas"]["Phrase"] | null;
            /** @description Units of work in all. */
            total: number;
            /**
             * Format: int64
             * @description How often this view has changed.
             */
            version: number;
        };
        /** @description An analysis of a match. */
        LayerInfo: {
            /** @description Whether it is the one shown: marks, errors, statistics and saved files are by it. */
            current: boolean;
            /** @description Decisions analysed. */
            done: number;
            /** @description Its source, in words: the program that wrote the file, or the level. */
            label: string;
            label_phrase?: components["schemas"]["Phrase"] | null;
            /** @description Its name: `imported` for the analysis in the imported file, otherwise the level. */
            name: string;
            /** @description Decisions in all. */
            total: number;
        };
        /** @description What a level costs on this machine. */
        LevelCost: {
            /**
             * Format: float
             * @description Milliseconds of processor time of a checker play on one thread, on average over a game.
             */
            checker_ms: number;
            /**
             * Format: float
             * @description Milliseconds of processor time of a cube decision.
             */
            cube_ms: number;
            /** @description Its settings in a few words. */
            description: string;
            /** @description Whether the figures are estimated from few or shallower decisions. */
            estimated: boolean;
            /**
             * Format: float
             * @description Seconds for the analysis of a match in which each player makes 100 plays and 100 cube decisions, on all threads.
             */
            match_seconds: number;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description Plies of look-ahead.
             */
            plies: number;
            /** @description Whether that is the time of the last match analysed here, not the sum over plays and cube decisions. */
            seen?: boolean;
        };
        /** @description A level of play. */
        LevelInfo: {
            /** @description Its settings in a few words. */
            description: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description Plies of look-ahead.
             */
            plies: number;
            /**
             * Format: double
             * @description The performance rating it plays at, the higher of the two that `barpoint levels` tells; `null` where these nets were not measured.
             */
            pr?: number | null;
            /**
             * Format: int32
             * @description Trials of the choices that the look-ahead leaves close; `null` if they are not rolled out.
             */
            trials?: number | null;
        };
        /** @description A kind of decision in a phase. */
        LibraryExpense: {
            /** @description The kind. */
            kind: string;
            /** @description The phase. */
            phase: string;
            /** @description The decisions. */
            rate: components["schemas"]["LibraryRate"];
        };
        /** @description A file or match that could not be used. */
        LibraryFailure: {
            /** @description Why. */
            error: string;
            /** @description The file. */
            file: string;
            phrase?: components["schemas"]["Phrase"] | null;
        };
        /** @description Which matches are meant; every demand that is given holds. */
        LibraryFilter: {
            /**
             * @description With this in the name of the event.
             * @default null
             */
            event: string | null;
            /**
             * Format: int32
             * @description To this many points; 0 is money play.
             * @default null
             */
            length: number | null;
            /**
             * @description Against this opponent.
             * @default null
             */
            opponent: string | null;
            /**
             * @description Matches of this player, by any name known, and of these the player's own decisions.
             * @default null
             */
            player: string | null;
            /**
             * @description Played on this day (`2024-05-31`), in this month (`2024-05`) or year, or later.
             * @default null
             */
            since: string | null;
            /**
             * @description With this tag.
             * @default null
             */
            tag: string | null;
            /**
             * @description Played on this day, in this month or year, or before.
             * @default null
             */
            until: string | null;
        };
        /** @description A decision that was found. Position, score and cube are seen by the player who decided. */
        LibraryHit: {
            /** @description Points that the player and the opponent need; `null` in money play. */
            away?: number[] | null;
            crawford?: components["schemas"]["CrawfordName"] | null;
            /**
             * Format: int32
             * @description Value of the cube before the decision.
             */
            cube: number;
            /** @description Who may turn it; the player is the one on roll here. */
            cube_access: components["schemas"]["CubeAccessName"];
            /** @description Date of play: `2024-05-31`, `2024-05` or `2024`. */
            date?: string | null;
            /** @description Entry in the game, from 1. */
            entry: number;
            /** @description Event. */
            event?: string | null;
            /** @description Game, from 1. */
            game: number;
            /** @description `checker`, `no-double`, `double`, `take` or `pass`. */
            kind: string;
            /**
             * Format: float
             * @description What it lost, EMG in matches; `null` where it is not analysed or there was no choice.
             */
            loss?: number | null;
            /**
             * Format: float
             * @description The luck of the roll, EMG in matches; `null` of cube decisions and where it is not known.
             */
            luck?: number | null;
            mark?: components["schemas"]["MarkName"] | null;
            /**
             * Format: int64
             * @description Number of the match in the library.
             */
            match_id: number;
            /** @description The player's checkers by the own point numbers: off, points 1 to 24, bar. */
            own: number[];
            /** @description `opening`, `blitz`, `prime`, `holding`, `back-game`, `middle`, `race` or `bear-off`. */
            phase: string;
            /** @description Who decided. */
            player: components["schemas"]["SideName"];
            /** @description Names of the players, White first. */
            players: string[];
            /** @description Position ID. */
            position: string;
            /** @description The roll; `null` of cube decisions. */
            roll?: string | null;
            /** @description Those of the opponent, by the opponent's. */
            theirs: number[];
        };
        /** @description What became of match files. */
        LibraryImport: {
            /** @description Files that could not be used. */
            failures: components["schemas"]["LibraryFailure"][];
            /** @description The matches in them. */
            matches: components["schemas"]["LibraryImported"][];
        };
        /** @description What became of a match. */
        LibraryImported: {
            /** @description The file, and which match in it if it holds several. */
            input: string;
            /**
             * Format: int64
             * @description Its number in the library; `null` if it is not there.
             */
            match_id?: number | null;
            /** @description What became of it. */
            outcome: components["schemas"]["LibraryOutcomeName"];
            /** @description Names of the players, White first. */
            players: string[];
            /** @description The same as codes with arguments, one for each; `null` where there is none. */
            warning_phrases: (components["schemas"]["Phrase"] | null)[];
            /** @description Warnings about the file. */
            warnings: string[];
        };
        /** @description Results by who was luckier. */
        LibraryLuck: {
            /**
             * Format: int32
             * @description Lost with the better luck.
             */
            lucky_losses: number;
            /**
             * Format: int32
             * @description Won with the better luck.
             */
            lucky_wins: number;
            /**
             * Format: int32
             * @description Lost with the worse luck.
             */
            unlucky_losses: number;
            /**
             * Format: int32
             * @description Won with the worse luck.
             */
            unlucky_wins: number;
        };
        /** @description How a player has played one match. */
        LibraryMatch: {
            /** @description Date of play: `2024-05-31`, `2024-05` or `2024`. */
            date?: string | null;
            /**
             * Format: int32
             * @description Match length in points; 0 = money session.
             */
            length: number;
            /**
             * Format: double
             * @description Luck of the player's rolls less that of the opponent's, EMG in matches.
             */
            luck?: number | null;
            /**
             * Format: int64
             * @description Number of the match in the library.
             */
            match_id: number;
            /** @description The opponent. */
            opponent: string;
            /** @description The player. */
            player: string;
            /** @description Points the player and the opponent had at the end. */
            points: number[];
            /** @description The decisions. */
            rate: components["schemas"]["LibraryRate"];
            rolling?: components["schemas"]["LibraryRate"] | null;
        };
        /** @description A match of the library. */
        LibraryMatchRow: {
            /**
             * Format: int32
             * @description Decisions that count for the performance rating, all analysed.
             */
            analysed: number;
            /** @description Date of play: `2024-05-31`, `2024-05` or `2024`. */
            date?: string | null;
            /** @description Event. */
            event?: string | null;
            /**
             * Format: int32
             * @description Games.
             */
            games: number;
            /**
             * Format: int32
             * @description Match length in points; 0 = money session.
             */
            length: number;
            /**
             * Format: int64
             * @description Its number.
             */
            match_id: number;
            /** @description Place. */
            place?: string | null;
            /** @description Names of the players, White first. */
            players: string[];
            /** @description Points each had at the end. */
            points: number[];
            /** @description Round. */
            round?: string | null;
            /** @description Tags, by name. */
            tags: string[];
        };
        /** @description Matches of the library: by date, those without one last. */
        LibraryMatches: {
            /** @description The matches. */
            matches: components["schemas"]["LibraryMatchRow"][];
        };
        /** @description Two names of one person. */
        LibraryMerge: {
            /** @description The other. */
            into: string;
            /** @description The player whose matches become those of the other. */
            player: string;
        };
        /** @description A match of the library that is on the board. */
        LibraryOpened: {
            /** @description Its name on the board. */
            id: string;
        };
        /**
         * @description What can become of a match.
         * @enum {string}
         */
        LibraryOutcomeName: "added" | "improved" | "known" | "no_moves";
        /** @description The decisions of a phase. */
        LibraryPhase: {
            /** @description The phase. */
            phase: string;
            /** @description The decisions. */
            rate: components["schemas"]["LibraryRate"];
        };
        /** @description A player of the library. */
        LibraryPlayer: {
            /**
             * Format: int64
             * @description The player's decisions in them.
             */
            decisions: number;
            /**
             * Format: int64
             * @description Matches played.
             */
            matches: number;
            /** @description The name shown. */
            name: string;
            /** @description All names by which the player is known, in small letters. */
            names: string[];
        };
        /** @description Players of the library, by name. */
        LibraryPlayers: {
            /** @description The players. */
            players: components["schemas"]["LibraryPlayer"][];
        };
        /** @description Which decisions are meant; every demand that is given holds, of a list one of the values. */
        LibraryQuery: {
            /**
             * @description What the board looks like: words such as `me6`, `opp20=1`, `mebar=0`.
             * @default
             */
            board: string;
            /**
             * @description With which value of the cube.
             * @default []
             */
            cubes: number[];
            /**
             * @description What was decided: `checker`, `cube`, or of cube actions `no-double`, `double`, `take` or `pass`.
             * @default []
             */
            kinds: string[];
            /**
             * Format: float
             * @description What it lost at least, EMG in matches.
             * @default null
             */
            least_loss: number | null;
            /**
             * @description How it is marked: by the thresholds in force, or by a person.
             * @default []
             */
            marks: components["schemas"]["MarkName"][];
            /**
             * @description In these matches.
             * @default {
             *       "event": null,
             *       "length": null,
             *       "opponent": null,
             *       "player": null,
             *       "since": null,
             *       "tag": null,
             *       "until": null
             *     }
             */
            matches: components["schemas"]["LibraryFilter"];
            /**
             * @description The most decisions shown, the costliest; if absent, 50.
             * @default null
             */
            most: number | null;
            /**
             * @description In which phase: `opening`, `blitz`, `prime`, `holding`, `back-game`, `middle`, `race` or `bear-off`.
             * @default []
             */
            phases: string[];
            /**
             * @description Which roll was played: `31`.
             * @default []
             */
            rolls: string[];
            /**
             * @description At which score: points that the player and the opponent need (`3-5`), with `C` in the Crawford game and `PC` after it; or
             *     `money`.
             * @default []
             */
            scores: string[];
        };
        /** @description Decisions that count for the performance rating. */
        LibraryRate: {
            /**
             * Format: int32
             * @description How many.
             */
            decisions: number;
            /**
             * Format: double
             * @description What they lost together, EMG in matches.
             */
            loss: number;
            /**
             * Format: double
             * @description Performance rating: 500 times the mean loss; `null` without decisions.
             */
            pr?: number | null;
            /**
             * Format: double
             * @description Its standard error; `null` of fewer than two decisions.
             */
            standard_error?: number | null;
        };
        /** @description Another name for a player. */
        LibraryRename: {
            /** @description The name to show from now on. */
            name: string;
            /** @description The player, by any name known. */
            player: string;
        };
        /** @description The decisions at a score. */
        LibraryScore: {
            /** @description The decisions. */
            rate: components["schemas"]["LibraryRate"];
            /** @description `money`, or the points that the player and the opponent need (`3-5`), with `C` in the Crawford game and `PC` after it. */
            score: string;
        };
        /** @description What a search found. */
        LibrarySearch: {
            /** @description Those of them that count for the performance rating. */
            counted: components["schemas"]["LibraryRate"];
            /** @description The costliest of them. */
            decisions: components["schemas"]["LibraryHit"][];
            /**
             * Format: int64
             * @description How many decisions.
             */
            total: number;
        };
        /** @description How a player has played, or all players together. */
        LibraryStatistics: {
            /** @description Checker plays. */
            checker: components["schemas"]["LibraryRate"];
            /** @description Cube decisions. */
            cube: components["schemas"]["LibraryRate"];
            /** @description Doubling or not. */
            doubles: components["schemas"]["LibraryRate"];
            /** @description Kinds of decisions by phase, those that cost most together first. */
            expenses: components["schemas"]["LibraryExpense"][];
            /** @description Results by who was luckier. */
            luck: components["schemas"]["LibraryLuck"];
            /** @description Match by match, by date. */
            matches: components["schemas"]["LibraryMatch"][];
            /** @description By phase of the game. */
            phases: components["schemas"]["LibraryPhase"][];
            /** @description The player's name; `null` of all players together. */
            player?: string | null;
            /** @description By score, the score with most decisions first. */
            scores: components["schemas"]["LibraryScore"][];
            /** @description Takes and passes. */
            takes: components["schemas"]["LibraryRate"];
            /** @description All decisions that count. */
            total: components["schemas"]["LibraryRate"];
        };
        /** @description A tag of a match. */
        LibraryTag: {
            /** @description The tag. */
            tag: string;
        };
        /** @description How much the library holds. */
        LibraryTotals: {
            /**
             * Format: int64
             * @description Decisions.
             */
            decisions: number;
            /**
             * Format: int64
             * @description Matches.
             */
            matches: number;
            /**
             * Format: int64
             * @description Players.
             */
            players: number;
            /** @description Why a match of the board could not be added last. */
            problem?: string | null;
            problem_phrase?: components["schemas"]["Phrase"] | null;
            /** @description Matches of the board that are about to be added. */
            waiting: number;
        };
        /** @description A reply after which the opponent would have to pass a double. */
        LosingReplyRow: {
            /** @description XGID of the position after it. */
            id?: string | null;
            /** @description Their play; empty where none is legal. */
            play: string;
            /** @description The opponent's roll. */
            roll: string;
            /**
             * Format: int32
             * @description How many of the 36 throws it is.
             */
            weight: number;
        };
        /**
         * @description How lucky a roll was.
         * @enum {string}
         */
        LuckName: "very_unlucky" | "unlucky" | "lucky" | "very_lucky";
        /**
         * @description How large an error was.
         * @enum {string}
         */
        MarkName: "doubtful" | "bad" | "very_bad";
        /** @description An own roll and the opponent's replies after which a double would have to be passed. */
        MarketLoser: {
            /** @description XGID of the position after it; `null` where it wins the game. */
            id?: string | null;
            /** @description Which replies they are, where there is still one to play. */
            losers: components["schemas"]["LosingReplyRow"][];
            /** @description The play; empty where none is legal. */
            play: string;
            /**
             * Format: int32
             * @description Replies of 36 throws; all where the roll wins the game.
             */
            replies: number;
            /** @description The roll. */
            roll: string;
        };
        /** @description A match with all its analyses: the view, and every decision in every analysis. */
        MatchExport: components["schemas"]["MatchView"] & {
            /** @description The analysed decisions, in order. */
            decisions: components["schemas"]["AnalysedDecision"][];
        };
        /** @description A match in the list of matches. */
        MatchRow: {
            /** @description The progress of the analysis shown. */
            analysis: components["schemas"]["AnalysisState"];
            /**
             * Format: int64
             * @description When it was imported, in seconds since 1970.
             */
            created: number;
            /** @description How many games it has. */
            games: number;
            /** @description Its ID. */
            id: string;
            /**
             * Format: int32
             * @description Points needed to win; 0 = money.
             */
            length: number;
            /** @description The name of the imported file. */
            name: string;
            /** @description The players. */
            players: components["schemas"]["Both_String"];
        };
        /** @description A match under review. */
        MatchView: {
            /** @description The progress of the analysis shown. */
            analysis: components["schemas"]["AnalysisState"];
            /** @description The other programs whose analysis the file holds. */
            analysts: components["schemas"]["AnalystView"][];
            /** @description The date, as far as it is known: `2026-11-22`, `2026`. */
            date?: string | null;
            /** @description The event. */
            event?: string | null;
            /** @description The games. */
            games: components["schemas"]["GameSummary"][];
            /** @description Its ID. */
            id: string;
            /** @description All its analyses, in the order in which they were imported or started. */
            layers: components["schemas"]["LayerInfo"][];
            /**
             * Format: int32
             * @description Points needed to win; 0 = money.
             */
            length: number;
            /** @description The name of the imported file. */
            name: string;
            /** @description The place. */
            place?: string | null;
            /** @description The players. */
            players: components["schemas"]["Both_String"];
            /** @description The players' numbers, White's first; `null` until the analysis is complete. */
            ratings?: components["schemas"]["PlayerReport"][] | null;
            /** @description The round. */
            round?: string | null;
            /** @description The statistics of the whole match; `null` before anything is analysed. */
            statistics?: components["schemas"]["StatisticsBlock"][] | null;
            /** @description The game played. */
            variation: components["schemas"]["VariationName"];
            /** @description The same as codes with arguments, one for each; `null` where there is none. */
            warning_phrases: (components["schemas"]["Phrase"] | null)[];
            /** @description Warnings about that file. */
            warnings: string[];
        };
        /** @description Points of match play. */
        MatchWindow: {
            /**
             * Format: float
             * @description From here up the opponent passes.
             */
            cash: number;
            /**
             * Format: float
             * @description From here up the cube is turned.
             */
            double: number;
            /**
             * Format: float
             * @description From here up playing on is better.
             */
            too_good: number;
        };
        /** @description A number with its standard error. */
        Measured: {
            /**
             * Format: double
             * @description Its standard error; `null` with fewer than two trials.
             */
            std_err?: number | null;
            /**
             * Format: double
             * @description The mean of the trials.
             */
            value: number;
        };
        /** @description Cubeless chances with their standard errors; each gammon figure includes the backgammons. */
        MeasuredChances: {
            /** @description To lose a backgammon. */
            lose_backgammon: components["schemas"]["Measured"];
            /** @description To lose a gammon or backgammon. */
            lose_gammon: components["schemas"]["Measured"];
            /** @description To win. */
            win: components["schemas"]["Measured"];
            /** @description To win a backgammon. */
            win_backgammon: components["schemas"]["Measured"];
            /** @description To win a gammon or backgammon. */
            win_gammon: components["schemas"]["Measured"];
        };
        /** @description A match equity table that can be chosen. */
        MetChoice: {
            /** @description Its short name, as in [`BoardSettingsEdit`]. */
            name: string;
            /** @description Its name in full. */
            title: string;
        };
        /** @description Points of money play. */
        MoneyWindow: {
            /**
             * Format: float
             * @description From here up it is beavered.
             */
            beaver: number;
            /**
             * Format: float
             * @description From here up the opponent passes.
             */
            cash: number;
            /**
             * Format: float
             * @description From here up a centred cube is turned.
             */
            initial_double: number;
            /**
             * Format: float
             * @description From here up a beaver is answered by a raccoon.
             */
            raccoon: number;
            /**
             * Format: float
             * @description From here up an owned cube is turned.
             */
            redouble: number;
            /**
             * Format: float
             * @description From here up a double is taken.
             */
            take: number;
            /**
             * Format: float
             * @description From here up playing on is better.
             */
            too_good: number;
        };
        /** @description What is agreed before a game. */
        NewGame: {
            /**
             * Format: int32
             * @description How many tied opening rolls turn the cube (money).
             */
            automatic_doubles?: number;
            /**
             * Format: int32
             * @description How many beavers may follow a double (money).
             */
            beavers?: number;
            clock?: components["schemas"]["ClockInfo"] | null;
            /** @description The commitment to the dice, as it was shown before; if absent in a request, dice are drawn with the game. */
            commitment?: string | null;
            /** @description The Crawford rule (matches). */
            crawford?: boolean;
            /** @description Whether there is a cube. */
            cube?: boolean;
            /** @description Where dice come from. */
            dice?: components["schemas"]["DiceName"];
            /** @description Whether the tutor's evaluation bar is shown while playing. */
            evaluation_bar?: boolean;
            /** @description The Jacoby rule (money). */
            jacoby?: boolean;
            /**
             * Format: int32
             * @description Points needed to win; 0 = money.
             */
            length: number;
            /** @description The players. */
            players: components["schemas"]["Both_SeatInfo"];
            /**
             * Format: int64
             * @description A seed for dice that can be rolled again but not checked; if absent, the program commits itself to dice.
             */
            seed?: number | null;
            start?: components["schemas"]["PositionRef"] | null;
            tutor?: components["schemas"]["TutorInfo"] | null;
            /** @description The game played. */
            variation?: components["schemas"]["VariationName"];
            /** @description Words of the opponent, chosen when the commitment was known: the dice depend on them too. */
            words?: string;
        };
        /** @description The card that is asked next, and how much is to do. */
        NextCard: {
            card?: components["schemas"]["CardView"] | null;
            /** @description The decks, and how much is to do now. */
            study: components["schemas"]["StudyView"];
        };
        /** @description A step that can be made next, and the node it leads to. */
        NextStepInfo: {
            /**
             * Format: int32
             * @description The die it is moved with.
             */
            die: number;
            /**
             * Format: int32
             * @description Where the checker leaves.
             */
            from: number;
            /** @description Whether it hits a blot there. */
            hit: boolean;
            /** @description Index of the node after it. */
            next: number;
            /**
             * Format: int32
             * @description Where it lands.
             */
            to: number;
        };
        /**
         * @description Why there is no decision.
         * @enum {string}
         */
        NoDecisionName: "not_begun" | "game_over" | "no_cube" | "crawford" | "opponents_cube" | "dead_cube" | "not_analysed";
        /**
         * @description The best action of the player who may double.
         * @enum {string}
         */
        OfferName: "no_double" | "double" | "too_good";
        /** @description A play made in training. */
        OpeningAnswer: {
            /** @description The decision, `31` or `31: 8/5 6/5; 64`. */
            decision: string;
            /** @description The steps, in order. */
            steps: components["schemas"]["StepInfo"][];
        };
        /** @description The opponent's opening play. */
        OpeningShown: {
            /** @description The position before it, with its dice. */
            before: components["schemas"]["StateView"];
            /** @description The play with its roll, `31: 8/5 6/5`. */
            play: string;
            /** @description Its steps, seen by the opponent. */
            steps: components["schemas"]["StepInfo"][];
        };
        /** @description A decision to train on, without its solution. */
        OpeningTraining: {
            after?: components["schemas"]["OpeningShown"] | null;
            /** @description Its name in the book, `31` or `31: 8/5 6/5; 64`; answers repeat it. */
            decision: string;
            /** @description What is trained. */
            kind: components["schemas"]["OpeningTrainingName"];
            /** @description The position with its dice: a money game, the cube in the middle. */
            state: components["schemas"]["StateView"];
        };
        /**
         * @description What is trained.
         * @enum {string}
         */
        OpeningTrainingName: "opening" | "reply";
        /** @description A play beside those of the book. */
        OpeningVerdict: {
            /** @description Index among the plays of the book; `null` if it is none of them. */
            chosen?: number | null;
            /** @description At which strength a play that is not in the book was evaluated; `null` of others. */
            level?: string | null;
            /**
             * Format: double
             * @description What it gives up, in points; 0 for the best.
             */
            loss: number;
            /** @description Fingerprint of the nets that rolled them out. */
            nets: string;
            /** @description The plays of the book, best first. */
            plays: components["schemas"]["BookPlay"][];
            /**
             * Format: double
             * @description The standard error of that; `null` if the play is not in the book and was evaluated now.
             */
            std_err?: number | null;
        };
        /** @description What an analyst said of a decision or roll. */
        OpinionView: {
            /** @description Whose: the name and version of the program. */
            analyst: string;
            cube?: components["schemas"]["CubeOpinionView"] | null;
            /**
             * Format: float
             * @description Luck of the roll, EMG in matches.
             */
            luck?: number | null;
            plays?: components["schemas"]["RatedPlays"] | null;
            /**
             * Format: int32
             * @description Trials of the rollout behind it, if there was one.
             */
            trials?: number | null;
        };
        /** @description How much longer a rollout takes, estimated from the trials played. */
        OutlookInfo: {
            /**
             * Format: int32
             * @description Trials of each candidate played so far.
             */
            played: number;
            /**
             * Format: double
             * @description Seconds to go.
             */
            seconds: number;
            /**
             * Format: double
             * @description The largest standard error of an equity then; `null` with fewer than two trials.
             */
            standard_error?: number | null;
            /**
             * Format: int32
             * @description Trials of each candidate in all, unless a stop rule ends them earlier.
             */
            trials: number;
        };
        /** @description Opponents who err as people do, and on whom they were measured. */
        PeopleInfo: {
            /**
             * Format: int32
             * @description Matches measured.
             */
            matches: number;
            /**
             * Format: int32
             * @description Players in them.
             */
            players: number;
            /**
             * Format: float
             * @description The best performance rating that can be asked for.
             */
            strongest: number;
            /**
             * Format: float
             * @description The worst.
             */
            weakest: number;
        };
        /**
         * @description The theme of a deck: what its positions are about.
         * @enum {string}
         */
        PhaseName: "opening" | "blitz" | "prime_vs_prime" | "holding" | "back_game" | "middle" | "race" | "bear_off";
        /**
         * @description What the English text beside it says, as a code with arguments, for programs that speak other languages. There may be codes that
         *     a program does not know yet: the text is always there.
         */
        Phrase: {
            /** @description Its arguments by name. */
            fields: {
                [key: string]: components["schemas"]["PhraseField"];
            };
            /** @description The code. */
            id: string;
        };
        /** @description An argument of a phrase. */
        PhraseField: number | string;
        /** @description Why one play of a roll is better than another. */
        PlayExplanation: {
            /** @description The better play. */
            better: components["schemas"]["PlayRow"];
            concession?: components["schemas"]["RemarkInfo"] | null;
            /**
             * Format: float
             * @description How much better it is.
             */
            difference: number;
            /** @description XGIDs of the positions after both, with the opponent to roll. */
            ids: (string | null)[];
            /** @description The other. */
            other: components["schemas"]["PlayRow"];
            /** @description What the chances make of that. */
            parts: components["schemas"]["DifferenceParts"];
            /** @description The phase of the game. */
            phase: string;
            /**
             * @description What speaks for the better play and is worth a tenth of the difference or more, and points and anchors that it alone
             *     makes, reasons first, then what comes of
             *     them; without a reason there is no simple one.
             */
            remarks: components["schemas"]["RemarkInfo"][];
            /** @description What the opponent's rolls leave. */
            replies: components["schemas"]["ReplyRow"][];
        };
        /** @description One candidate play. */
        PlayRow: {
            /** @description Chances of the mover. */
            chances: components["schemas"]["Chances"];
            /**
             * Format: float
             * @description Cubeless equity of the mover.
             */
            cubeless_equity: number;
            /**
             * @description Whether it is among the plays evaluated most deeply. The others were left out by the move
             *     filter and may be better or worse than those.
             */
            deepest: boolean;
            /**
             * Format: float
             * @description Its equity less that of the best play of the same depth.
             */
            difference: number;
            /**
             * Format: float
             * @description Cubeful equity of the mover.
             */
            equity: number;
            /** @description The play, `13/10 8/5*`. */
            play: string;
            /**
             * Format: int32
             * @description Plies of look-ahead; only rows of equal depth are comparable. `null` where it was rolled out.
             */
            plies?: number | null;
            /** @description Its place among the plays of the same depth, from 1. */
            rank: number;
            /** @description What evaluates the position after it statically. */
            source: string;
            /**
             * Format: float
             * @description Standard error of `equity`, where it was rolled out.
             */
            std_err?: number | null;
            /** @description Its steps, in an order that can be played. */
            steps: components["schemas"]["StepInfo"][];
            /**
             * Format: int32
             * @description Trials, where it was rolled out.
             */
            trials?: number | null;
            /** @description How good it is compared with the best play of the same depth. */
            verdict: components["schemas"]["VerdictName"];
        };
        /**
         * @description A player's numbers. Errors are positive; EMG = equity normalised to the cube; `real` = match
         *     winning chance in matches, points in money play.
         */
        PlayerReport: {
            /**
             * Format: float
             * @description Total error of checker plays, EMG.
             */
            checker_loss: number;
            /**
             * Format: float
             * @description The same in real terms.
             */
            checker_loss_real: number;
            /**
             * Format: int32
             * @description Close or actual cube decisions.
             */
            cube_decisions: number;
            /**
             * Format: float
             * @description Total error of cube decisions, EMG.
             */
            cube_loss: number;
            /**
             * Format: float
             * @description The same in real terms.
             */
            cube_loss_real: number;
            /**
             * Format: float
             * @description Luck, EMG; `null` if that of no roll is known.
             */
            luck?: number | null;
            /**
             * Format: float
             * @description Luck-adjusted result, in real terms; `null` if the luck of no roll is known.
             */
            luck_adjusted_result?: number | null;
            /**
             * Format: float
             * @description Luck in real terms; `null` if that of no roll is known.
             */
            luck_real?: number | null;
            /** @description Name. */
            name: string;
            /**
             * Format: int32
             * @description Points at the end.
             */
            points: number;
            /**
             * Format: float
             * @description Performance rating: 500 x mean error (EMG) per unforced play or close or actual cube decision; null
             *     without such decisions.
             */
            pr?: number | null;
            /**
             * Format: float
             * @description Snowie error rate: 1000 x error (EMG) per move of either player.
             */
            snowie_error_rate: number;
            /**
             * Format: int32
             * @description Checker plays with a choice.
             */
            unforced_moves: number;
        };
        /** @description A player over several matches. */
        PlayerTotals: {
            /**
             * Format: float
             * @description EMG lost by checker plays.
             */
            checker_loss: number;
            /**
             * Format: float
             * @description EMG lost by cube decisions.
             */
            cube_loss: number;
            /**
             * Format: int32
             * @description Decisions that count: unforced plays, close and actual cube decisions.
             */
            decisions: number;
            /**
             * Format: int32
             * @description Games.
             */
            games: number;
            /**
             * Format: float
             * @description Luck, EMG; `null` if that of no roll is known.
             */
            luck?: number | null;
            /**
             * Format: int32
             * @description Matches and sessions played.
             */
            matches: number;
            /** @description Name. */
            name: string;
            /**
             * Format: float
             * @description Performance rating over all of them; `null` without decisions.
             */
            pr?: number | null;
            /**
             * Format: double
             * @description Its standard error, games taken as independent; `null` with fewer than two games.
             */
            pr_standard_error?: number | null;
            /**
             * Format: int32
             * @description Matches won.
             */
            won: number;
        };
        /** @description The players of all matches. */
        PlayersReport: {
            /** @description How many of them are analysed completely. */
            analysed: number;
            /** @description How many matches there are. */
            matches: number;
            /** @description The players, those with the most decisions first. */
            players: components["schemas"]["PlayerTotals"][];
        };
        /** @description A question about some plays of a roll. */
        PlaysQuestion: {
            /** @description The name of a level; if absent, the default level. */
            level?: string | null;
            /** @description The plays, as a hint names them. */
            plays?: string[];
            /**
             * Format: int32
             * @description Plies to look ahead, in place of the level's.
             */
            plies?: number | null;
            /** @description The position. */
            position: components["schemas"]["PositionRef"];
        };
        /** @description A position set up by hand. */
        PositionEdit: {
            /**
             * Format: int32
             * @description How many beavers may follow a double (money).
             */
            beavers?: number;
            /** @description Black's. */
            black: number[];
            /** @description Whether this is the Crawford game. */
            crawford?: boolean;
            /** @description Who may turn it. */
            cube_owner?: components["schemas"]["CubeOwnerName"];
            /**
             * Format: int32
             * @description Value of the cube.
             */
            cube_value: number;
            /** @description The roll to be played. */
            dice?: number[] | null;
            /** @description Whether the Jacoby rule is in use (money). */
            jacoby?: boolean;
            /**
             * Format: int32
             * @description Points needed to win the match; 0 = money.
             */
            length: number;
            /** @description Whether the player on roll has doubled. */
            offered?: boolean;
            /** @description Whose turn it is. */
            on_roll: components["schemas"]["SideName"];
            /** @description Points won so far. */
            score: components["schemas"]["Both_u16"];
            /** @description The game played. */
            variation?: components["schemas"]["VariationName"];
            /** @description White's checkers by White's own point numbers: 25 = bar; index 0 is ignored. */
            white: number[];
        };
        /** @description A position with the state of its game. */
        PositionInfo: {
            /** @description GNUBG ID. */
            gnubg_id: string;
            /** @description Who is on roll: `white` (named first, `O`) or `black` (`X`). */
            on_roll: components["schemas"]["SideName"];
            /** @description The roll to play, if there is one. */
            roll?: string | null;
            /** @description XGID. */
            xgid: string;
        };
        /** @description A question about a position. */
        PositionQuestion: {
            /** @description The name of a level; if absent, the default level. */
            level?: string | null;
            /**
             * Format: int32
             * @description Plies to look ahead, in place of the level's.
             */
            plies?: number | null;
            /** @description The position. */
            position: components["schemas"]["PositionRef"];
        };
        /** @description A position named by an ID. */
        PositionRef: {
            /** @description Dice that replace those of the ID. */
            dice?: number[] | null;
            /** @description Any ID, or a text that contains one. */
            id: string;
            /** @description The game played, which IDs leave open. */
            variation?: components["schemas"]["VariationName"];
        };
        /** @description A file that holds positions alone. */
        PositionsFound: {
            /** @description How many it holds. */
            count: number;
            /** @description The file. */
            file: string;
            /** @description The ID of the first. */
            first: string;
        };
        /**
         * @description What a card asks.
         * @enum {string}
         */
        QuestionName: "play" | "double" | "answer";
        /** @description The analyses that were queued. */
        QueuedAnalyses: {
            /** @description A job for each match. */
            jobs: components["schemas"]["JobView"][];
            /** @description How many matches were left out: they are analysed, or a job is working on them. */
            skipped: number;
        };
        /** @description A play and what an analyst made of it. */
        RatedPlayView: {
            chances?: components["schemas"]["Chances"] | null;
            /**
             * Format: float
             * @description Equity after the play, with the cube; EMG in matches.
             */
            equity: number;
            /** @description How deeply it was looked at, in the analyst's own words. */
            level: string;
            /** @description The play. */
            play: string;
            /** @description Whether it is the play made. */
            played: boolean;
            /**
             * Format: float
             * @description Standard error of the equity, of a rollout.
             */
            std_err?: number | null;
        };
        /** @description What an analyst said of a checker play. */
        RatedPlays: {
            /**
             * Format: float
             * @description Equity lost by the play made.
             */
            loss?: number | null;
            /** @description The plays in the order of the file, best first. */
            plays: components["schemas"]["RatedPlayView"][];
        };
        /** @description A text that should name a position. */
        ReadRequest: {
            /** @description Any ID, or a text that contains one. */
            text: string;
            /** @description The game played. */
            variation?: components["schemas"]["VariationName"];
        };
        /** @description What a text holds. */
        ReadResult: {
            /** @enum {string} */
            kind: "position";
            /** @description How many positions the text names; this is the first. */
            positions: number;
            /** @description The position. */
            state: components["schemas"]["StateView"];
        } | {
            /** @enum {string} */
            kind: "match";
        };
        /** @description Something said for the better play. */
        RemarkInfo: {
            /** @description The same as a code. */
            phrase: components["schemas"]["Phrase"];
            /** @description Whether it says what the play does, rather than what comes of it. */
            reason: boolean;
            /** @description The opponent's rolls it speaks of; `replies` has the positions. */
            rolls: string[];
            /**
             * Format: float
             * @description The equity it accounts for. Remarks look at the same difference from several sides: their shares do not add up.
             */
            share: number;
            /** @description What is said, in English. */
            text: string;
        };
        /** @description What a roll of the opponent leaves after both plays. */
        ReplyRow: {
            /** @description Equity after it, of the player who is being advised. */
            equities: number[];
            /** @description XGIDs of the positions after both plays, with the roll to be played. */
            ids: (string | null)[];
            /**
             * @description The opponent's best play after the better and after the other play, without further look-ahead; empty where none is
             *     legal.
             */
            plays: string[];
            /** @description The roll. */
            roll: string;
            /**
             * Format: int32
             * @description How many of the 36 throws it is.
             */
            weight: number;
        };
        /** @description A resignation on offer. */
        ResignationInfo: {
            /**
             * Format: int32
             * @description 1 a single game, 2 a gammon, 3 a backgammon.
             */
            kind: number;
            /** @description Who resigns. */
            side: components["schemas"]["SideName"];
        };
        /** @description Advice on a resignation, from the point of view of the player who answers it. */
        ResignationReport: {
            /**
             * Format: float
             * @description Equity of accepting.
             */
            accept: number;
            /** @description Whether to accept. */
            accepts: boolean;
            /**
             * Format: int32
             * @description 1 a single game, 2 a gammon, 3 a backgammon.
             */
            kind: number;
            /**
             * Format: float
             * @description Equity of playing on.
             */
            play_on: number;
            /** @description Who answers it. */
            player: components["schemas"]["SideName"];
        };
        /**
         * @description The opponent's best answer to a double, whether the double is right or wrong.
         * @enum {string}
         */
        ResponseName: "take" | "pass" | "beaver";
        /** @description How a game ended. */
        ResultInfo: {
            /** @description How it ended. */
            how: components["schemas"]["EndName"];
            /**
             * Format: int32
             * @description 1 a single game, 2 a gammon, 3 a backgammon.
             */
            kind: number;
            /**
             * Format: int32
             * @description Points won.
             */
            points: number;
            /** @description Who won. */
            winner: components["schemas"]["SideName"];
        };
        /** @description A request for the program to act, or to take a turn back. */
        RevisionRequest: {
            /**
             * Format: int64
             * @description `revision` as last seen.
             */
            revision: number;
        };
        /** @description A cube decision rolled out. */
        RolledOutCube: {
            action?: components["schemas"]["CubeAction"] | null;
            /** @description Equity of double and take. */
            double_take: components["schemas"]["Measured"];
            /** @description Equity of not doubling. */
            no_double: components["schemas"]["Measured"];
            /**
             * Format: int64
             * @description Seed of the dice.
             */
            seed: number;
            /**
             * Format: int32
             * @description Trials of each action.
             */
            trials: number;
        };
        /** @description How long a rollout will take on this machine, estimated from a short pilot. */
        RolloutForecast: {
            /** @description Candidates. */
            candidates: number;
            /**
             * Format: float
             * @description Seconds for all candidates.
             */
            seconds: number;
            /**
             * Format: float
             * @description The largest standard error of the equity at the end.
             */
            standard_error: number;
            /**
             * Format: int32
             * @description Trials of each: those requested, or fewer if the requested standard error is reached earlier. That candidates
             *     may stop because they are far behind is not foreseen.
             */
            trials: number;
            /**
             * Format: int32
             * @description Trials of the pilot.
             */
            tried: number;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description How the trials were played. */
        RolloutInfo: {
            /** @description Whether every cube decision is searched to full depth, however clear it is. */
            all_cubes: boolean;
            /** @description The theory of cube decisions without look-ahead. */
            cube_model: string;
            /** @description Whether the cube is in play. */
            cubeful: boolean;
            /** @description Whether trials end at exact bearoff values. */
            exact_bearoffs: boolean;
            /** @description The generator of the dice. */
            generator: string;
            /** @description Whether the first roll is never a double. */
            initial_position: boolean;
            /**
             * Format: int32
             * @description The ply from which `late_plies` apply instead.
             */
            late_from?: number | null;
            /** @description As `players`, from `late_from` on. */
            late_players?: components["schemas"]["RolloutPlayer"][] | null;
            /** @description As `plies`. */
            late_plies?: number[][] | null;
            /** @description Whether cubeful trials end where a database knows the chances only. */
            live_cube_bearoffs: boolean;
            /**
             * Format: int32
             * @description Plays considered for the luck of each roll; `null` without variance reduction.
             */
            luck_candidates?: number | null;
            /** @description Whether cubeless trials end at one-sided bearoff databases. */
            one_sided_bearoffs: boolean;
            /** @description All settings of the player who decides and of the opponent. */
            players: components["schemas"]["RolloutPlayer"][];
            /** @description Plies of look-ahead for checker plays and cube decisions, of the player who decides and of the opponent. */
            plies: number[][];
            /**
             * Format: int64
             * @description Its seed.
             */
            seed: number;
            /** @description Whether the first rolls are spread evenly. */
            stratified_dice: boolean;
            /**
             * Format: int32
             * @description Plies after which trials are truncated; `null` if they run to the end of the game.
             */
            truncation?: number | null;
            /**
             * Format: int32
             * @description Plies of look-ahead in the evaluation of a truncated trial.
             */
            truncation_plies?: number | null;
            /** @description Whether variance reduction subtracts the luck of the dice. */
            variance_reduction: boolean;
        };
        /** @description How one player decides. */
        RolloutPlayer: {
            /** @description Checker plays. */
            checker: components["schemas"]["SettingsInfo"];
            /** @description Cube decisions. */
            cube: components["schemas"]["SettingsInfo"];
        };
        /** @description A candidate's result after some of its trials. */
        RolloutPoint: {
            /** @description Equity that candidates are ranked by. */
            equity: components["schemas"]["Measured"];
            /**
             * Format: int32
             * @description Trials.
             */
            trials: number;
        };
        /** @description A rollout. */
        RolloutReport: {
            action?: components["schemas"]["CubeAction"] | null;
            /** @description The candidates in the order of the request. */
            candidates: components["schemas"]["RolloutRow"][];
            /** @description Whether all requested trials have been played; a stop rule may have ended some candidates earlier. */
            finished: boolean;
            forecast?: components["schemas"]["OutlookInfo"] | null;
            /** @description Name of the match equity table. */
            met: string;
            /** @description Fingerprint of nets and databases. */
            nets: string;
            /** @description The position. */
            position: components["schemas"]["PositionInfo"];
            /** @description The program that made the checker plays of both sides; `null` where they were searched for as `settings` say. */
            program?: string | null;
            /** @description How the trials were played. */
            settings: components["schemas"]["RolloutInfo"];
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description A request for a rollout. */
        RolloutRequest: {
            /**
             * Format: int32
             * @description How many of the best plays, if `plays` is absent.
             */
            best?: number;
            /**
             * Format: int32
             * @description Plies that both players look ahead in cube decisions; `null` for 2, or `plies` if that is more.
             */
            cube_plies?: number | null;
            /** @description Whether the cube is in play. */
            cubeful?: boolean;
            /**
             * Format: int32
             * @description No stopping before this many trials.
             */
            min_trials?: number;
            /**
             * @description `bkg` or `bkg-vi`, whose program makes the checker plays of both sides, without a cube and to the end of every game; `null` for our
             *     search.
             */
            player?: string | null;
            /** @description The plays; the best `best` ones if none is given. */
            plays?: components["schemas"]["StepInfo"][][];
            /**
             * Format: int32
             * @description Plies that both players look ahead in checker plays.
             */
            plies?: number;
            /** @description The position: with dice plays are rolled out, without the cube decision. */
            position: components["schemas"]["PositionRef"];
            /**
             * Format: int64
             * @description The seed of the dice.
             */
            seed?: number;
            /**
             * Format: double
             * @description A candidate stops below this standard error.
             */
            stop_at_error?: number | null;
            /**
             * Format: double
             * @description A candidate stops when it is more than this many joint standard deviations behind the best.
             */
            stop_at_jsd?: number | null;
            /** @description Whether the first rolls are spread evenly. */
            stratified?: boolean;
            /**
             * Format: int32
             * @description Trials of each candidate.
             */
            trials?: number;
            /**
             * Format: int32
             * @description Plies after which trials are truncated; `null` if they run to the end of the game.
             */
            truncate?: number | null;
            /** @description Whether variance reduction subtracts the luck of the dice. */
            variance_reduction?: boolean;
        };
        /** @description One candidate. */
        RolloutRow: {
            behind?: components["schemas"]["Measured"] | null;
            /** @description The play, `no double` or `double, take`. */
            candidate: string;
            /** @description Chances of the player who decides. */
            chances: components["schemas"]["MeasuredChances"];
            /** @description Cubeless equity. */
            cubeless_equity: components["schemas"]["Measured"];
            /** @description Equity that candidates are ranked by: cubeful unless the rollout is cubeless; EMG in matches. */
            equity: components["schemas"]["Measured"];
            /**
             * Format: double
             * @description The same in joint standard deviations.
             */
            jsd?: number | null;
            /** @description The database that knows its value, where no dice were rolled; otherwise `null`. */
            known?: string | null;
            mwc?: components["schemas"]["Measured"] | null;
            /** @description 1 for the best. */
            rank: number;
            /**
             * Format: int32
             * @description Trials played.
             */
            trials: number;
        };
        /** @description A rollout as the board shows it. */
        RolloutView: {
            /**
             * Format: int64
             * @description When, in seconds since 1970.
             */
            created: number;
            /**
             * Format: double
             * @description The largest standard error expected when all trials are played.
             */
            expected_error?: number | null;
            /** @description The course of the trials for each candidate, in the order of the report. */
            history: components["schemas"]["RolloutPoint"][][];
            /** @description Its ID. */
            id: string;
            /** @description The results so far. */
            report: components["schemas"]["RolloutReport"];
            /** @description The request. */
            request: components["schemas"]["RolloutRequest"];
            /** @description Its title. */
            title: string;
            title_phrase?: components["schemas"]["Phrase"] | null;
        };
        /**
         * @description The formats in which matches are saved.
         * @enum {string}
         */
        SaveFormat: "sgf" | "json" | "ogxm" | "mat" | "xgmat" | "gam" | "snowie" | "view";
        /** @description A format in which a match can be saved. */
        SaveOption: {
            /** @description The format. */
            format: components["schemas"]["SaveFormat"];
            /** @description What of this match it cannot hold. */
            losses: string[];
            /** @description Why this match cannot be saved in it at all. */
            refused?: string | null;
            /** @description Its description. */
            title: string;
        };
        /** @description The best decision at one score. */
        ScoreCell: {
            action?: components["schemas"]["CubeAction"] | null;
            /**
             * Format: int32
             * @description Points the player on roll needs; `null` for money.
             */
            away?: number | null;
            /**
             * Format: float
             * @description Equity after double and take.
             */
            double_take?: number | null;
            /**
             * Format: float
             * @description Equity of the best play.
             */
            equity?: number | null;
            no_decision?: components["schemas"]["NoDecisionName"] | null;
            /**
             * Format: float
             * @description Equity without doubling.
             */
            no_double?: number | null;
            /**
             * Format: int32
             * @description Points the opponent needs.
             */
            opponent_away?: number | null;
            /** @description Whether it is the same as for money. */
            same_as_money: boolean;
            /** @description The best decision: `ND`, `D/T`, `D/P`, `TG/T`, `TG/P`, `D/B`, `–` or the play. */
            short: string;
        };
        /** @description The best decision at all scores up to some length. A score at which a player needs one point is after the Crawford game. */
        ScoreMap: components["schemas"]["BasisInfo"] & {
            /** @description The best decision for money. */
            money: components["schemas"]["ScoreCell"];
            /** @description Whether plays are compared; otherwise cube actions are. */
            of_plays: boolean;
            /** @description Who is on roll. */
            player: components["schemas"]["SideName"];
            /** @description Row n, column k: the player on roll needs n + 1 points, the opponent k + 1. */
            rows: components["schemas"]["ScoreCell"][][];
            /**
             * Format: int32
             * @description Points a side.
             */
            size: number;
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description A question about a position at many scores. */
        ScoreMapQuestion: {
            /** @description The name of a level; if absent, the default level. */
            level?: string | null;
            /**
             * Format: int32
             * @description Plies to look ahead, in place of the level's.
             */
            plies?: number | null;
            /** @description The position. */
            position: components["schemas"]["PositionRef"];
            /**
             * Format: int32
             * @description Points a side: 2 to 25; if absent, the default.
             */
            size?: number | null;
        };
        /** @description How positions were evaluated. */
        SettingsInfo: {
            /**
             * Format: int32
             * @description How many plays of a roll are evaluated in full inside the look-ahead; `null` for all.
             */
            candidates?: number | null;
            /** @description The theory of the cube: `janowski`, `janowski2` (also with its indices, `janowski2:0.70,0.60`) or `jump`. */
            cube_model?: string;
            /** @description Whether the cube is in play. */
            cubeful: boolean;
            /** @description Whether every roll is searched at every depth; usually four stand for all where the search goes on below the first ply. */
            every_roll?: boolean;
            /** @description Move filter: a preset's name or its levels, `LEVEL:ACCEPT,EXTRA,THRESHOLD` separated by `/`. */
            filter: string;
            /** @description Name of the preset, if it is one but for `plays`, or `bkg` or `bkg-vi`. */
            level?: string | null;
            /**
             * Format: float
             * @description Standard deviation of noise; 0 for none.
             */
            noise: number;
            /**
             * Format: int64
             * @description Seed of random noise; `null` when noise depends on the position alone.
             */
            noise_seed?: number | null;
            /**
             * Format: int32
             * @description How many of the best plays are looked at in full depth at least, whatever the preset's filter says; 0 for no such number.
             */
            plays?: number;
            /**
             * Format: int32
             * @description Plies of look-ahead.
             */
            plies: number;
            rollout?: components["schemas"]["ShortRolloutInfo"] | null;
            /**
             * Format: int32
             * @description Percentage of the rolls averaged over below the first ply.
             */
            rolls_percent: number;
        };
        /** @description Short rollouts of close choices: truncated trials with variance reduction. */
        ShortRolloutInfo: {
            /**
             * Format: int32
             * @description The first plies of a trial, played with a ply of look-ahead; the others are played by the nets alone.
             */
            careful: number;
            /**
             * Format: int32
             * @description Plies after which trials end.
             */
            plies: number;
            /**
             * Format: int32
             * @description Trials of each choice.
             */
            trials: number;
        };
        /**
         * @description A player.
         * @enum {string}
         */
        SideName: "white" | "black";
        /** @description A position with the state of its game. */
        StateView: {
            /**
             * Format: int32
             * @description How often tied opening rolls have turned the cube of this game.
             */
            automatic_doubles: number;
            /**
             * Format: int32
             * @description How many beavers may follow a double (money).
             */
            beavers: number;
            /** @description Black's checkers by Black's own point numbers. */
            black: number[];
            /** @description The Crawford state. */
            crawford: components["schemas"]["CrawfordName"];
            /** @description The cube. */
            cube: components["schemas"]["CubeInfo"];
            /** @description Whether there is a cube. */
            cube_in_use: boolean;
            /** @description The next decision. */
            decision: components["schemas"]["DecisionInfo"];
            /** @description The roll to be played, larger die first. */
            dice?: number[] | null;
            /** @description Effective pip counts of players with all checkers home. */
            epc: components["schemas"]["Both_Option_f32"];
            /**
             * Format: int32
             * @description Games finished before this one.
             */
            games_played: number;
            /** @description The IDs of the position. */
            ids: components["schemas"]["IdsInfo"];
            /** @description Whether the Jacoby rule is in use (money). */
            jacoby: boolean;
            legal?: components["schemas"]["StepGraphInfo"] | null;
            /**
             * Format: int32
             * @description Points needed to win the match; 0 = money.
             */
            length: number;
            match_winner?: components["schemas"]["SideName"] | null;
            /** @description Whether the player who answers a double may beaver. */
            may_beaver: boolean;
            /** @description Whether the player on roll may double now. */
            may_double: boolean;
            /** @description Whose turn it is. */
            on_roll: components["schemas"]["SideName"];
            /** @description Pip counts. */
            pips: components["schemas"]["Both_u32"];
            resignation?: components["schemas"]["ResignationInfo"] | null;
            result?: components["schemas"]["ResultInfo"] | null;
            /** @description Points won so far. */
            score: components["schemas"]["Both_u16"];
            /** @description The game played. */
            variation: components["schemas"]["VariationName"];
            /** @description White's checkers by White's own point numbers: 0 = off, 25 = bar. */
            white: number[];
        };
        /** @description A block of the statistics. */
        StatisticsBlock: {
            /** @description What it is about. */
            name: components["schemas"]["StatisticsBlockName"];
            /** @description Its rows. */
            rows: components["schemas"]["StatisticsRow"][];
            /** @description Its title. */
            title: string;
        };
        /**
         * @description What a block of the statistics is about.
         * @enum {string}
         */
        StatisticsBlockName: "checker" | "luck" | "cube" | "overall";
        /** @description A row of the statistics. */
        StatisticsRow: {
            /** @description Black's. */
            black: string;
            /** @description Whether it means anything before all decisions are analysed, as rates and ratings do not. */
            holds_in_part: boolean;
            /** @description Its label, with units. */
            label: string;
            /** @description What it says. */
            name: components["schemas"]["StatisticsRowName"];
            /** @description White's. */
            white: string;
        };
        /**
         * @description What a row of the statistics says.
         * @enum {string}
         */
        StatisticsRowName: "total_moves" | "unforced_moves" | "unmarked_moves" | "doubtful_moves" | "bad_moves" | "very_bad_moves" | "error_total" | "error_rate" | "checker_rating" | "very_lucky_rolls" | "lucky_rolls" | "unmarked_rolls" | "unlucky_rolls" | "very_unlucky_rolls" | "luck_total" | "luck_rate" | "luck_rating" | "cube_decisions" | "close_cube_decisions" | "doubles" | "takes" | "passes" | "missed_doubles_below_cash" | "missed_doubles_above_cash" | "wrong_doubles_too_early" | "wrong_doubles_too_good" | "wrong_takes" | "wrong_passes" | "cube_rating" | "snowie_error_rate" | "overall_rating" | "actual_result" | "luck_adjusted_result" | "fibs_rating_difference" | "fibs_rating" | "checker_rating_loss" | "cube_rating_loss" | "advantage" | "luck_adjusted_advantage" | "confidence_interval";
        /** @description All ways to play a roll step by step; node 0 is the turn before its first step. */
        StepGraphInfo: {
            /** @description The nodes. */
            nodes: components["schemas"]["StepNodeInfo"][];
        };
        /** @description One checker moved by one die, in the mover's point numbers: 25 = bar, 0 = off. */
        StepInfo: {
            /**
             * Format: int32
             * @description Where it leaves.
             */
            from: number;
            /** @description Whether it hits a blot there. */
            hit?: boolean;
            /**
             * Format: int32
             * @description Where it lands.
             */
            to: number;
        };
        /** @description A turn partly played. */
        StepNodeInfo: {
            /** @description Whether the play is complete. */
            complete: boolean;
            /** @description The steps that can come next. */
            steps: components["schemas"]["NextStepInfo"][];
        };
        /** @description A stored cube decision, from the point of view of the player who may double. */
        StoredCube: {
            action?: components["schemas"]["CubeAction"] | null;
            /**
             * Format: float
             * @description Equity of the best action.
             */
            best: number;
            /** @description Chances without doubling. */
            chances: components["schemas"]["Chances"];
            /**
             * Format: float
             * @description Equity after double and pass.
             */
            double_pass: number;
            /**
             * Format: float
             * @description Equity after double and take.
             */
            double_take: number;
            /** @description The grade of a learner who chooses it. */
            grades: components["schemas"]["CubeGrades"];
            /** @description The equity that each action gives up. */
            losses: components["schemas"]["CubeLosses"];
            /** @description Match-winning chances of the same three; `null` at money play. */
            mwc?: number[] | null;
            /**
             * Format: float
             * @description Equity without doubling, EMG in matches.
             */
            no_double: number;
            /** @description Who may double. */
            player: components["schemas"]["SideName"];
            /**
             * Format: int32
             * @description Depth of the look-ahead in plies; `null` for a rollout.
             */
            plies?: number | null;
            /**
             * Format: int32
             * @description Trials of the rollout; `null` for a look-ahead.
             */
            trials?: number | null;
        };
        /** @description A stored candidate play. */
        StoredPlay: {
            /** @description Chances of the mover. */
            chances: components["schemas"]["Chances"];
            /**
             * Format: float
             * @description Its equity less that of the best play.
             */
            difference: number;
            /**
             * Format: float
             * @description Its equity, EMG in matches.
             */
            equity: number;
            /** @description The grade of a learner who finds it. */
            grade: components["schemas"]["GradeName"];
            /** @description The play. */
            play: string;
            /** @description Whether it is the play made. */
            played: boolean;
            /**
             * Format: int32
             * @description Depth of the look-ahead in plies; `null` for a rollout.
             */
            plies?: number | null;
            /**
             * Format: float
             * @description Standard error of the equity, of a rollout; EMG in matches.
             */
            std_err?: number | null;
            /** @description Its steps. */
            steps: components["schemas"]["StepInfo"][];
            /**
             * Format: int32
             * @description Trials of the rollout; `null` for a look-ahead.
             */
            trials?: number | null;
            /** @description How good it is. */
            verdict: components["schemas"]["VerdictName"];
        };
        /** @description Further figures about a cube decision. */
        StudyReport: {
            /**
             * Format: float
             * @description Average volatility the jump model takes for this kind of position.
             */
            average_volatility: number;
            /**
             * Format: float
             * @description The cube efficiency that explains the value without a double.
             */
            effective_life?: number | null;
            /** @description Gammon value and backgammon value of the player, then of the opponent. */
            gammon_values: number[][];
            /**
             * Format: float
             * @description Its standard deviation.
             */
            jump_deviation: number;
            /** @description Points of the jump model at money play: take, initial double, redouble, cash. */
            jump_points: number[];
            /**
             * Format: float
             * @description Expected absolute change of the winning chance over two rolls.
             */
            local_volatility: number;
            /** @description Match-winning chances of no double, double and take, double and pass; `null` at money play. */
            mwc?: number[] | null;
            /** @description The decision by every theory at the same depth, by the jump model's closed form, and by given cube efficiencies. */
            theories: components["schemas"]["TheoryRow"][];
            /**
             * Format: float
             * @description Average volatility of positions of this kind in which a double is in question.
             */
            usual_volatility: number;
            /** @description Market windows of the player and of the opponent, each in own winning chances. */
            windows: components["schemas"]["WindowReport"][];
        };
        /** @description An answer that was undone. */
        StudyUndone: {
            card?: components["schemas"]["CardView"] | null;
        };
        /** @description The decks, and how much is to do now. */
        StudyView: {
            /** @description The decks that have cards. */
            decks: components["schemas"]["DeckView"][];
            /**
             * Format: int64
             * @description Cards due now.
             */
            due: number;
            /**
             * Format: int64
             * @description New cards that may still be begun today.
             */
            new: number;
            /**
             * Format: int64
             * @description When the next card will be due, in seconds since 1970; `null` if none will.
             */
            next_due?: number | null;
        };
        /** @description An action at a table. */
        TableAction: {
            /** @description The dice; of the opening roll White's, then Black's. */
            dice?: number[] | null;
            /** @enum {string} */
            kind: "roll";
        } | {
            /** @enum {string} */
            kind: "play";
            /** @description The steps, in order. */
            steps: components["schemas"]["StepInfo"][];
        } | {
            /** @enum {string} */
            kind: "double";
        } | {
            /** @enum {string} */
            kind: "take";
        } | {
            /** @enum {string} */
            kind: "pass";
        } | {
            /** @enum {string} */
            kind: "beaver";
        } | {
            /** @enum {string} */
            kind: "resign";
            /** @description Who. */
            side: components["schemas"]["SideName"];
            /**
             * Format: int32
             * @description 1 a single game, 2 a gammon, 3 a backgammon.
             */
            value: number;
        } | {
            /** @enum {string} */
            kind: "accept";
        } | {
            /** @enum {string} */
            kind: "decline";
        } | {
            /** @enum {string} */
            kind: "next_game";
        };
        /** @description The value of a roll. */
        TemperatureCell: {
            /** @description The best play. */
            best_play: string;
            /**
             * Format: float
             * @description Cubeful equity after the best play.
             */
            equity: number;
            /** @description The roll, larger first. */
            roll: number[];
            /** @description Its steps. */
            steps: components["schemas"]["StepInfo"][];
            /**
             * Format: int32
             * @description How many of the 36 rolls of two dice it stands for.
             */
            weight: number;
        };
        /** @description The value of each roll to the player on roll. */
        TemperatureMap: components["schemas"]["BasisInfo"] & {
            /**
             * Format: float
             * @description The average over the 36 rolls of two dice.
             */
            mean: number;
            /** @description Who rolls. */
            player: components["schemas"]["SideName"];
            /** @description All 21 rolls. */
            rolls: components["schemas"]["TemperatureCell"][];
            /**
             * Format: int32
             * @description Version of this interface.
             */
            version: number;
        };
        /** @description The decision by one theory. */
        TheoryRow: {
            action?: components["schemas"]["CubeAction"] | null;
            /**
             * Format: float
             * @description Equity after double and pass.
             */
            double_pass: number;
            /**
             * Format: float
             * @description Equity after double and take.
             */
            double_take: number;
            /**
             * Format: float
             * @description Equity without doubling.
             */
            no_double: number;
            /** @description `janowski`, `janowski2`, `jump`, `learned`, `jump, local` for the closed form with the local volatility, or `two lives given`. */
            theory: string;
        };
        /** @description The losses above which decisions are marked; EMG in matches. */
        Thresholds: {
            /**
             * Format: float
             * @description Above this it is bad.
             */
            bad: number;
            /**
             * Format: float
             * @description Above this a decision is doubtful.
             */
            doubtful: number;
            /**
             * Format: float
             * @description Above this it is very bad.
             */
            very_bad: number;
        };
        /**
         * @description Who is to act.
         * @enum {string}
         */
        ToActName: "human" | "program" | "nobody";
        /** @description The tutor's settings. */
        TutorInfo: {
            /** @description The level at which it judges. */
            level: string;
            /** @description The smallest error it warns about. */
            threshold: components["schemas"]["MarkName"];
        };
        /** @description The tutor's opinion of an action before it is made. */
        TutorReport: {
            hint?: components["schemas"]["HintReport"] | null;
            /**
             * Format: float
             * @description The error, EMG in matches.
             */
            loss: number;
            /** @description Whether it is bad enough for the tutor to object. */
            objects: boolean;
            /** @description The play judged, as a row of the hint. */
            played?: number | null;
            verdict?: components["schemas"]["VerdictName"] | null;
        };
        /** @description A game that can be played. */
        VariationInfo: {
            /** @description Its name. */
            name: components["schemas"]["VariationName"];
            /** @description Its title. */
            title: string;
        };
        /**
         * @description The game played.
         * @enum {string}
         */
        VariationName: "standard" | "nackgammon" | "hypergammon1" | "hypergammon2" | "hypergammon3";
        /**
         * @description How good a decision is, best first.
         * @enum {string}
         */
        VerdictName: "fine" | "doubtful" | "bad" | "very_bad";
        /** @description A market window; all numbers are winning chances of the player who may double. */
        WindowReport: {
            /** @description Neither player doubles any more. */
            dead: components["schemas"]["MoneyWindow"];
            /** @enum {string} */
            kind: "money";
            /** @description Doubles happen at the perfect moment. */
            live: components["schemas"]["MoneyWindow"];
        } | {
            /** @description The cube is not turned again after a take. */
            dead: components["schemas"]["MatchWindow"];
            /** @enum {string} */
            kind: "match";
            live?: components["schemas"]["MatchWindow"] | null;
            redoubled?: components["schemas"]["MatchWindow"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
