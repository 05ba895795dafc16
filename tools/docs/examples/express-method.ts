import type { ExpressPaymentProps } from '@shopfront/types';

const { createElement } = window.wp.element;

/** The button of a wallet. A real one opens the wallet between the two calls. */
const WalletButton = ( {
	onClick,
	onSubmit,
	buttonAttributes,
}: Partial< ExpressPaymentProps > ) =>
	createElement(
		'button',
		{
			type: 'button',
			style: { blockSize: buttonAttributes?.height },
			onClick: () => {
				onClick?.();
				onSubmit?.();
			},
		},
		'Pay with Wallet'
	);

window.wc.wcBlocksRegistry.registerExpressPaymentMethod( {
	name: 'my-wallet',
	title: 'Wallet',
	content: createElement( WalletButton ),
	edit: createElement( WalletButton ),
	canMakePayment: () => true,
} );
