import type { PaymentMethodIcon } from '@shopfront/components';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from '../cart/use-store-cart';
import { readPaymentIcons } from './payment-icons';

export const usePaymentIcons = (): readonly PaymentMethodIcon[] => {
	const { settings } = useBlockApp();
	const paymentMethods = useStoreCart( ( cart ) => cart.paymentMethods );
	return useMemo(
		() =>
			paymentMethods.flatMap( ( gatewayId ) =>
				readPaymentIcons(
					settings.getPaymentMethodData( gatewayId ),
					settings.wcBlocksConfig.pluginUrl
				)
			),
		[ settings, paymentMethods ]
	);
};
