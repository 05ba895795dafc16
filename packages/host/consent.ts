/** WordPress's Consent API, if a consent plugin provides it. */
interface ConsentWindow {
	wp_has_consent?: ( category: string ) => unknown;
}

const CATEGORY = 'statistics';

/** Whether the visitor allows statistics; true without a consent plugin. */
export const hasConsent = ( view: Window ): boolean => {
	const { wp_has_consent: askPlugin } = view as ConsentWindow;
	return ! askPlugin || askPlugin( CATEGORY ) === true;
};

/** Runs the callback once visitors allow statistics: now, or when they do. */
export const whenAllowed = ( view: Window, callback: () => void ): void => {
	if ( hasConsent( view ) ) {
		callback();
		return;
	}
	const onChange = ( event: Event ) => {
		const detail: unknown = ( event as CustomEvent ).detail;
		if (
			Object( detail )[ CATEGORY ] === 'allow' ||
			( detail === undefined && hasConsent( view ) )
		) {
			view.document.removeEventListener(
				'wp_listen_for_consent_change',
				onChange
			);
			callback();
		}
	};
	view.document.addEventListener( 'wp_listen_for_consent_change', onChange );
};
