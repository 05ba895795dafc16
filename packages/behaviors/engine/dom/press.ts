/** Elements that are operated by the keyboard already. */
const NATIVE = 'button,summary,input';

/** Attributes that an element got here, so that they can be removed. */
const added = new WeakMap< Element, string[] >();

/**
 * Calls back when a trigger is pressed: by click, and by Enter or Space, also if it is no button. Such a trigger gets the role of a
 * button and a tab stop, unless the author has set them.
 *
 * @param trigger
 * @param onPress
 * @param signal
 * @param type    Event of pointers; default: `click`.
 */
export function handlePress(
	trigger: HTMLElement,
	onPress: ( event: Event ) => void,
	signal: AbortSignal,
	type: 'click' | 'touchstart' = 'click'
): void {
	const listener = ( event: Event ) => {
		// Links would change the address, and a touch would also become a click.
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
}

/** Removes the attributes that `handlePress` has added. */
export const restorePress = ( trigger: HTMLElement ): void =>
	added
		.get( trigger )
		?.forEach( ( name ) => trigger.removeAttribute( name ) );
