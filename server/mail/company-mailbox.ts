/** Where mails to the company itself go, and where their links lead. */
export interface CompanyMailbox {
  recipient: string;
  /** Where visitors find the site, without a trailing slash. */
  siteAddress: () => string;
}
