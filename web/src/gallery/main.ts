/** Boards in every theme and state, for design work; not part of the program. */
import { mount } from "svelte";

import "../shared/app.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
