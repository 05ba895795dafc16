/** A payment method with the page's card fields, from its props or from the global library that it declares. */
( function () {
	const { wcBlocksRegistry, wcSettings } = window.wc;
	const { createElement, useEffect, useRef, useState } = window.wp.element;
	const { is_global: isGlobal, is_saved: showSavedCards = false } =
		wcSettings.getPaymentMethodData( 'demo-card' );

	const Card = ( { components, eventRegistration } ) => {
		const { onCheckoutValidation, onPaymentSetup } = eventRegistration;
		const [ card, setCard ] = useState( {} );
		const fields = useRef( null );
		useEffect(
			() =>
				onCheckoutValidation( () => {
					const validationErrors = fields.current.validate();
					return validationErrors
						? { type: 'error', validationErrors }
						: true;
				} ),
			[ onCheckoutValidation ]
		);
		useEffect(
			() =>
				onPaymentSetup( () => ( {
					type: 'success',
					meta: { paymentMethodData: card },
				} ) ),
			[ card, onPaymentSetup ]
		);
		const { CardFields } = isGlobal
			? window.wc.blocksComponents
			: components;
		return createElement( CardFields, {
			ref: fields,
			id: 'test-card',
			label: 'Card details',
			value: card,
			onChange: setCard,
		} );
	};

	wcBlocksRegistry.registerPaymentMethod( {
		name: 'demo-card',
		label: 'Card',
		ariaLabel: 'Card',
		content: createElement( Card ),
		edit: createElement( 'p', null, 'Card' ),
		canMakePayment: () => true,
		supports: { showSavedCards },
	} );
} )();
