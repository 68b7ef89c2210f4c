import "../give-way.ts";
import { drawShareCard, type ShareCardText } from "./share-card.ts";

/** Draws the pictures of shared links in a thread of its own: see `share-card-apart.ts`. */
export default async (text: ShareCardText): Promise<Uint8Array> => new Uint8Array(await drawShareCard(text));
