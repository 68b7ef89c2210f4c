import { content } from "../../content";
import { metadataOf } from "../../parts/metadata";
import { Services } from "../../parts/services";

// Rendered once, at the build: Next's default for a page that asks for nothing of the request.
export const metadata = metadataOf(content.services.head);
export default Services;
