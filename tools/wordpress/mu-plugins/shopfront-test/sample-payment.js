/** A payment method with data from the server. */
( function () {
	const { registerPaymentMethod } = window.wc.wcBlocksRegistry;
	const { createElement, useEffect } = window.wp.element;
	const { title, supports } = window.wc.wcSettings.getPaymentMethodData(
		'sample-payment',
		{}
	);

	const Content = ( { eventRegistration, emitResponse } ) => {
		const { onPaymentSetup } = eventRegistration;
		useEffect(
			() =>
				onPaymentSetup( () => ( {
					type: emitResponse.responseTypes.SUCCESS,
					meta: { paymentMethodData: { sample_token: 'token 5' } },
				} ) ),
			[ onPaymentSetup, emitResponse ]
		);
		return createElement( 'p', null, 'Pay with a sample.' );
	};

	registerPaymentMethod( {
		name: 'sample-payment',
		label: createElement( 'span', null, title ),
		ariaLabel: title,
		content: createElement( Content ),
		edit: createElement( 'div' ),
		canMakePayment: () => true,
		supports: { features: supports },
	} );
} )();
