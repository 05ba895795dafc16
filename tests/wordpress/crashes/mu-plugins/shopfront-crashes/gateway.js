/* global wc */
( () => {
	const { createElement } = wp.element;
	for ( const name of [ 'test-card', 'test-account' ] ) {
		const { title } = wc.wcSettings.getSetting( `${ name }_data`, {} );
		wc.wcBlocksRegistry.registerPaymentMethod( {
			name,
			label: title,
			ariaLabel: title,
			content: createElement( 'p', null, `Pay by ${ title }.` ),
			edit: createElement( 'p', null, `Pay by ${ title }.` ),
			canMakePayment: () => true,
			supports: { features: [ 'products' ] },
		} );
	}
} )();
