import content from "../content.json";

export { content };
export type Picture = typeof content.article.picture;
export const one = content.article;
