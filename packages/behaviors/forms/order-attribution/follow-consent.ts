/** Returns `null` without a consent plugin. */
const askConsent = ( view: Window, category: string ): boolean | null => {
	const hasConsent: unknown = Reflect.get( view, 'wp_has_consent' );
	return typeof hasConsent === 'function'
		? Boolean( hasConsent( category ) )
		: null;
};

/** Calls back when a visitor decides about a category, or when the page decides which type of consent it needs. */
export const followConsent = (
	view: Window,
	category: string,
	callBack: ( isAllowed: boolean ) => void
): void => {
	const { document } = view;
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const { detail } = event as CustomEvent< unknown >;
		const decision: unknown = Reflect.get( Object( detail ), category );
		if ( decision !== undefined ) {
			callBack( decision === 'allow' );
		}
	} );
	document.addEventListener( 'wp_consent_type_defined', () => {
		const isAllowed = askConsent( view, category );
		if ( isAllowed !== null ) {
			callBack( isAllowed );
		}
	} );
};
