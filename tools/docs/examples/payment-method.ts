import type { PaymentMethodInterface } from '@shopfront/types';

const { createElement, useEffect, useState } = window.wp.element;
const { registerPaymentMethod } = window.wc.wcBlocksRegistry;

/** A field, and the data for the gateway. The page passes the props. */
const Voucher = ( {
	eventRegistration,
	emitResponse,
}: Partial< PaymentMethodInterface > ) => {
	const [ code, setCode ] = useState( '' );
	useEffect(
		() =>
			eventRegistration?.onPaymentSetup( () =>
				code === ''
					? {
							type: 'error',
							message: 'Please enter the code of your voucher.',
							messageContext:
								emitResponse?.noticeContexts.PAYMENTS,
						}
					: {
							type: 'success',
							meta: { paymentMethodData: { voucher: code } },
						}
			),
		[ code, eventRegistration, emitResponse ]
	);
	return createElement( window.wc.blocksCheckout.TextInput, {
		id: 'my-add-on-voucher',
		label: 'Code',
		value: code,
		onChange: setCode,
	} );
};

registerPaymentMethod( {
	name: 'voucher',
	label: 'Voucher',
	ariaLabel: 'Voucher',
	content: createElement( Voucher ),
	edit: createElement( Voucher ),
	canMakePayment: ( { cartTotals } ) => Number( cartTotals.total_price ) > 0,
} );
