/*
 * A payment method with a field of its own. Its value is sent with the order as `purchase_order`; the server validates
 * it again, because a page can send anything.
 */
( ( { element, i18n }, { blocksCheckout, wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useState } = element;
	const { __ } = i18n;
	const NAME = 'demo-invoice';
	/* Settings from the gateway on the server. */
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	const isNumber = ( text ) => /^[a-z0-9-]{3,20}$/i.test( text.trim() );
	const WRONG = __(
		'Please enter the number of your purchase order: 3 to 20 letters, digits and dashes.',
		'shopfront'
	);

	/* Mounted only while this payment method is selected; so are its observer and its error. */
	const Content = ( { eventRegistration, emitResponse } ) => {
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const [ number, setNumber ] = useState( '' );
		/* Runs before the order is placed. Without a response of ours, it would be placed without a number. */
		useEffect(
			() =>
				onPaymentSetup( () =>
					isNumber( number )
						? {
								type: responseTypes.SUCCESS,
								meta: {
									paymentMethodData: {
										purchase_order: number.trim(),
									},
								},
							}
						: { type: responseTypes.ERROR, message: WRONG }
				),
			[ onPaymentSetup, responseTypes, number ]
		);
		return createElement(
			'div',
			null,
			createElement( 'p', null, settings.description ),
			/* Stores its error in the validation store, so that it blocks the order. */
			createElement( blocksCheckout.ValidatedTextInput, {
				id: `${ NAME }-number`,
				label: __( 'Purchase order number', 'shopfront' ),
				value: number,
				onChange: setNumber,
				required: true,
				customValidation: ( input ) => {
					input.setCustomValidity(
						isNumber( input.value ) ? '' : WRONG
					);
					return isNumber( input.value );
				},
				customValidityMessage: () => WRONG,
			} )
		);
	};

	const Label = ( { components } ) =>
		createElement( components.PaymentMethodLabel, {
			icon: 'bill',
			text: settings.title,
		} );

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: createElement( Label ),
		ariaLabel: settings.title ?? NAME,
		content: createElement( Content ),
		/* In the editor, the field is not needed. */
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.wp, window.wc );
