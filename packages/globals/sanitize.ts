import { DEFAULT_HTML, type Sanitizer } from '@shopfront/html';
import { createPolicyFinder } from './trusted-types-policy';

/** Allowed tags and attributes. Missing options use the default. */
export interface SanitizeOptions {
	tags?: readonly string[];
	attr?: readonly string[];
}

/**
 * Creates `wc.sanitize`. Source: docs/contract/globals.md 10.
 *
 * @param view
 * @param sanitize Sanitizes HTML synchronously.
 */
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
