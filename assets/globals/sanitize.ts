import { DEFAULT_HTML, type sanitizeHtml } from '@shopfront/html';
import { createPolicyFinder } from './trusted-types-policy';

/** What may stay; what is left out is the default's. */
export interface SanitizeOptions {
	tags?: readonly string[];
	attr?: readonly string[];
}

/**
 * Creates `wc.sanitize`. Source: docs/contract/globals.md 10.
 *
 * @param view
 * @param sanitize Sanitises HTML synchronously.
 */
export const createSanitize = (
	view: object,
	sanitize: typeof sanitizeHtml
) => ( {
	/** Returns HTML of any origin with only what is allowed in it. */
	sanitizeHTML: (
		html: string,
		{ tags, attr }: SanitizeOptions = {}
	): string => sanitize( String( html ?? '' ), { tags, attributes: attr } ),
	DEFAULT_ALLOWED_TAGS: DEFAULT_HTML.tags,
	DEFAULT_ALLOWED_ATTR: DEFAULT_HTML.attributes,
	getTrustedTypesPolicy: createPolicyFinder( view, sanitize ),
} );
