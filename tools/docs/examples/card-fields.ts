import type {
	CardFieldsHandle,
	CardValue,
	PaymentMethodInterface,
} from '@shopfront/types';

const { createElement, useEffect, useRef, useState } = window.wp.element;

const Card = ( {
	components,
	eventRegistration,
}: Partial< PaymentMethodInterface > ) => {
	const [ card, setCard ] = useState< Partial< CardValue > >( {} );
	const fields = useRef< CardFieldsHandle >( null );
	useEffect(
		() =>
			eventRegistration?.onCheckoutValidation( () => {
				const validationErrors = fields.current?.validate();
				return validationErrors
					? {
							type: 'error',
							validationErrors,
						}
					: true;
			} ),
		[ eventRegistration ]
	);
	useEffect(
		() =>
			eventRegistration?.onPaymentSetup( () => ( {
				type: 'success',
				meta: { paymentMethodData: { ...card } },
			} ) ),
		[ card, eventRegistration ]
	);
	return (
		components &&
		createElement( components.CardFields, {
			ref: fields,
			id: 'my-add-on-card',
			label: 'Card',
			value: card,
			onChange: setCard,
		} )
	);
};

window.wc.wcBlocksRegistry.registerPaymentMethod( {
	name: 'my-add-on-card',
	label: 'Card',
	ariaLabel: 'Card',
	content: createElement( Card ),
	edit: createElement( Card ),
	canMakePayment: () => true,
} );
