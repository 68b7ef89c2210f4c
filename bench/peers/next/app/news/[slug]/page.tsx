import { notFound } from "next/navigation";
import { one } from "../../../content";
import { Article } from "../../../parts/article";
import { metadataOf } from "../../../parts/metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

export const metadata = metadataOf(one.head);
/** As the documentation advises for articles: rendered ahead, made anew at most once an hour. */
export const revalidate = 3600;
export const generateStaticParams = () => [{ slug: one.slug }];

export default async function Page({ params }: Props) {
  const { slug } = await params;
  if (slug !== one.slug) notFound();
  return <Article />;
}
