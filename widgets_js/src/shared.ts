/** All that boards are made of. Modules bring it too, so that it lies in one file which all of them share. */
import "./hosts/jupyter.ts";
import "./show.ts";
