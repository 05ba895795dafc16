import { usePaymentIcons, type BlockProps } from '@shopfront/bindings';
import { PaymentMethodIcons } from '@shopfront/components';

export const AcceptedPaymentMethods = ( { className }: BlockProps ) => {
	const icons = usePaymentIcons();
	return icons.length === 0 ? null : (
		<div className={ className }>
			<PaymentMethodIcons icons={ icons } />
		</div>
	);
};
