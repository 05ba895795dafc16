import { DEFAULT_HTML, type Sanitizer } from '@shopfront/html';
import { createPolicyFinder } from './trusted-types-policy';

/** Missing options use the default. */
export interface SanitizeOptions {
	tags?: readonly string[];
	attr?: readonly string[];
}

/** Creates `wc.sanitize`. `sanitize` runs synchronously. Source: docs/contract/globals.md 10. */
export const createSanitize = (
	view: object,
	sanitize: Sanitizer[ 'sanitizeHtml' ]
) => ( {
	/** Returns the HTML with only allowed tags and attributes. */
	sanitizeHTML: (
		html: string,
		{ tags, attr }: SanitizeOptions = {}
	): string => sanitize( String( html ?? '' ), { tags, attributes: attr } ),
	DEFAULT_ALLOWED_TAGS: DEFAULT_HTML.tags,
	DEFAULT_ALLOWED_ATTR: DEFAULT_HTML.attributes,
	getTrustedTypesPolicy: createPolicyFinder( view, sanitize ),
} );
