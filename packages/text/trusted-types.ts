import { LIBRARY_NAME } from '@shopfront/names';

/** All our scripts on a page share this policy: a page allows one policy for each name. */
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

/** No element can have this name. */
const KEY = Symbol.for( `${ LIBRARY_NAME }.policy` );

const pass = ( text: string ) => text;

/**
 * `null` in browsers without Trusted Types, and on pages that don't allow our policy. It passes everything, so only
 * give it safe texts: sanitized HTML, and addresses and code from script elements that the server printed.
 */
export const getPolicy = ( view: object ): Policy | null => {
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
		// The page doesn't allow our policy. If it enforces Trusted Types, we insert nothing.
	}
	Object.defineProperty( view, KEY, { value: policy } );
	return policy;
};

/** Accepts only safe HTML. The return type is the one that the standard's DOM methods accept. */
export const trustedHtml = (
	html: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createHTML( html ) ?? html ) as string;

/** Accepts only code that the server printed. */
export const trustedScript = (
	code: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createScript( code ) ?? code ) as string;

/** Accepts only the address of our own script, or of a script that the server printed. */
export const trustedScriptUrl = (
	url: string,
	view: object = globalThis
): string => ( getPolicy( view )?.createScriptURL( url ) ?? url ) as string;
