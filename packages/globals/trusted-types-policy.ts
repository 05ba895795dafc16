import type { Sanitizer } from '@shopfront/html';
import { TRUSTED_TYPES_POLICY } from '@shopfront/names';

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
 * Creates the policy for sanitized HTML on first use, because a page allows one per name. `null` if the browser lacks
 * Trusted Types or the page forbids this policy.
 */
export const createPolicyFinder = (
	view: object,
	sanitize: Sanitizer[ 'sanitizeHtml' ]
): ( () => TrustedTypesPolicy | null ) => {
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
};
