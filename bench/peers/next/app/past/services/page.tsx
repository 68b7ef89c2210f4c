import { connection } from "next/server";
import { content } from "../../../content";
import { metadataOf } from "../../../parts/metadata";
import { Services } from "../../../parts/services";

export const metadata = metadataOf(content.services.head);
/** The same page, rendered for each request. */
export default async function Page() {
  await connection();
  return <Services />;
}
