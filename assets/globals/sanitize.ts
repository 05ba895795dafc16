import { DEFAULT_HTML, sanitizeHtml } from '@shopfront/html';
import { createPolicyFinder } from './trusted-types-policy';

/** What may stay; what is left out is the default's. */
export interface SanitizeOptions {
	tags?: readonly string[];
	attr?: readonly string[];
}

/** What add-ons find as `wc.sanitize`. Source: contract/globals.md 10. */
export const createSanitize = ( view: object ) => ( {
	/** HTML of any origin, made fit to be shown. */
	sanitizeHTML: (
		html: string,
		{ tags, attr }: SanitizeOptions = {}
	): string =>
		sanitizeHtml( String( html ?? '' ), { tags, attributes: attr } ),
	DEFAULT_ALLOWED_TAGS: DEFAULT_HTML.tags,
	DEFAULT_ALLOWED_ATTR: DEFAULT_HTML.attributes,
	getTrustedTypesPolicy: createPolicyFinder( view ),
} );
