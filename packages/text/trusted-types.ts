import { LIBRARY_NAME } from '@shopfront/names';

/** The policy of a page with Trusted Types, shared by all of our scripts on it: a page allows one for each name. */
export interface Policy {
	createHTML: ( html: string ) => unknown;
	createScript: ( code: string ) => unknown;
	createScriptURL: ( url: string ) => unknown;
}

interface PolicyFactory {
	createPolicy?: (
		name: string,
		rules: Record< keyof Policy, ( text: string ) => string >
	) => Policy;
}

/** Not a name that an element could have. */
const KEY = Symbol.for( `${ LIBRARY_NAME }.policy` );

const pass = ( text: string ) => text;

/**
 * Returns the policy `shopfront`; `null` in browsers without Trusted Types, and on pages that don't allow it. It passes everything, so
 * only what is safe may reach it: sanitized HTML, and addresses and code from script elements that the server printed.
 */
export function getPolicy( view: object ): Policy | null {
	const known: Policy | null | undefined = Reflect.get( view, KEY );
	if ( known !== undefined ) {
		return known;
	}
	const factory: PolicyFactory | undefined = Reflect.get(
		view,
		'trustedTypes'
	);
	let policy: Policy | null = null;
	try {
		policy =
			factory?.createPolicy?.( LIBRARY_NAME, {
				createHTML: pass,
				createScript: pass,
				createScriptURL: pass,
			} ) ?? null;
	} catch {
		// The page allows no such policy. Where it enforces Trusted Types, nothing is inserted.
	}
	Object.defineProperty( view, KEY, { value: policy } );
	return policy;
}

/** Returns safe HTML as browsers with Trusted Types want it. The type is the one of the standard's DOM methods. */
export const trustedHtml = (
	html: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createHTML( html ) ?? html ) as string;

/** Returns code that the server printed as browsers with Trusted Types want it. */
export const trustedScript = (
	code: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createScript( code ) ?? code ) as string;

/** Returns the address of a script, which is ours or printed by the server, as browsers with Trusted Types want it. */
export const trustedScriptUrl = (
	url: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createScriptURL( url ) ?? url ) as string;
