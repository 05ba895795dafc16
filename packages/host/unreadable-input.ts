/** Types whose value is empty until the shopper has typed all of it. */
const DATES = [ 'date', 'time', 'month', 'week', 'datetime-local' ].map(
	( type ) => `input[type="${ type }"]`
);

/** By container, while an input method composes text. */
const COMPOSING = new WeakSet< Element >();

/** Notices text that an input method composes in the container. */
export const watchComposition = ( container: Element ): void => {
	for ( const type of [ 'compositionstart', 'compositionupdate' ] ) {
		container.addEventListener( type, () => COMPOSING.add( container ) );
	}
	container.addEventListener( 'compositionend', () =>
		COMPOSING.delete( container )
	);
};

/** Resolves once no script-readable value is missing: the shopper is not composing text, or in a date field. */
export const whenInputIsReadable = async (
	container: Element
): Promise< void > => {
	const isUnreadable = () =>
		COMPOSING.has( container ) ||
		container.querySelector( `:is(${ DATES.join() }):focus` ) !== null;
	while ( isUnreadable() ) {
		await new Promise< unknown >( ( resolve ) => {
			for ( const type of [ 'compositionend', 'focusout' ] ) {
				container.addEventListener( type, () => setTimeout( resolve ), {
					once: true,
				} );
			}
		} );
	}
};
