import { usePaymentIcons, type BlockProps } from '@shopfront/bindings';
import { PaymentMethodIcons } from '@shopfront/components';

/** What the cart can be paid with, in pictures. */
export const AcceptedPaymentMethods = ( { className }: BlockProps ) => {
	const icons = usePaymentIcons();
	return icons.length === 0 ? null : (
		<div className={ className }>
			<PaymentMethodIcons icons={ icons } />
		</div>
	);
};
