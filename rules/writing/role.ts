const ROLES =
  "(?:office|practice|clinic|front[- ]desk|intake|operations|general|service|store|salon|shop|firm) (?:managers?|administrators?|coordinators?|directors?)|administrators?|receptionists?|dispatchers?|paralegals?|managing partners?|treatment coordinators?";
const FOR = new RegExp(
  `\\bfor (?:(?:an?|the|our|my|new|busy|your|worried|nervous|anxious|dental|medical|legal|law|small|experienced) )*(${ROLES})\\b(?! (?:jobs?|position|role|interview))`,
);

/** Who of the readers a text is for, where a prompt says so: 'office manager'. */
export const roleIn = (text: string): string | undefined =>
  FOR.exec(text)?.[1]?.replace(/s$/, "").replace("front-desk", "front desk");
