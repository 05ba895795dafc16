import type { sanitizeHtml } from '@shopfront/html';
import { TRUSTED_TYPES_POLICY } from '@shopfront/names';

/** As much of a policy as is used: what it makes may be put into a page that allows nothing else. */
export interface TrustedTypesPolicy {
	createHTML: ( html: string ) => unknown;
}

interface PolicyFactory {
	createPolicy: (
		name: string,
		rules: { createHTML: ( html: string ) => string }
	) => TrustedTypesPolicy;
}

const isFactory = ( value: unknown ): value is PolicyFactory =>
	typeof value === 'object' &&
	value !== null &&
	'createPolicy' in value &&
	typeof value.createPolicy === 'function';

/**
 * Finds the page's policy for HTML that has been sanitised, and makes it when it is first asked for: a page lets one be
 * made per name. `null` where the browser has none, or the page forbids this one.
 *
 * @param view
 * @param sanitize
 */
export function createPolicyFinder(
	view: object,
	sanitize: typeof sanitizeHtml
): () => TrustedTypesPolicy | null {
	let policy: TrustedTypesPolicy | null | undefined;
	const make = (): TrustedTypesPolicy | null => {
		const factory: unknown = Reflect.get( view, 'trustedTypes' );
		try {
			return isFactory( factory )
				? factory.createPolicy( TRUSTED_TYPES_POLICY, {
						createHTML: ( html ) => sanitize( html ),
					} )
				: null;
		} catch {
			return null;
		}
	};
	return () => ( policy === undefined ? ( policy = make() ) : policy );
}
