export { readSiteSettings, type SiteSettings } from './site-settings';
