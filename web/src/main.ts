import { mount } from "svelte";

import "./shared/app.css";
import App from "./App.svelte";
import { speak } from "./shared/catalogue.svelte";
import { languageFor } from "./shared/languages";
import { settings } from "./shared/settings.svelte";

const target = document.getElementById("app");
// The catalogue first: a page in one language must not turn into another.
if (target) void speak(languageFor(settings.language)).then(() => mount(App, { target }));
