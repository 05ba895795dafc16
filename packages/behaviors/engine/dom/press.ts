/** These support the keyboard by themselves. */
const NATIVE = 'button,summary,input';

const added = new WeakMap< Element, string[] >();

/**
 * Calls back when a trigger is clicked, or pressed with Enter or Space. If it isn't a button, it gets the role and a
 * tab stop unless the author has set them. `type` is the pointer event.
 */
export const handlePress = (
	trigger: HTMLElement,
	onPress: ( event: Event ) => void,
	signal: AbortSignal,
	type: 'click' | 'touchstart' = 'click'
): void => {
	const listener = ( event: Event ) => {
		// A link would change the URL, and a touch would also become a click.
		event.preventDefault();
		onPress( event );
	};
	for ( const name of new Set( [ type, 'click' ] ) ) {
		trigger.addEventListener( name, listener, { signal, passive: false } );
	}
	if ( trigger.matches( NATIVE ) ) {
		return;
	}
	const names: string[] = [];
	for ( const [ name, value ] of [
		[ 'role', 'button' ],
		[ 'tabindex', '0' ],
	] as const ) {
		if ( ! trigger.hasAttribute( name ) ) {
			trigger.setAttribute( name, value );
			names.push( name );
		}
	}
	added.set( trigger, names );
	trigger.addEventListener(
		'keydown',
		( event ) => {
			if (
				event.target === trigger &&
				! event.repeat &&
				( event.key === 'Enter' || event.key === ' ' )
			) {
				listener( event );
			}
		},
		{ signal }
	);
};

export const restorePress = ( trigger: HTMLElement ): void =>
	added
		.get( trigger )
		?.forEach( ( name ) => trigger.removeAttribute( name ) );
