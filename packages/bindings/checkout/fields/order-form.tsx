import type { CheckoutForm } from '@shopfront/checkout-form';
import { FormFieldsList } from './form-fields-list';

/**
 * For the order fields of add-ons.
 *
 * Surface: `#order.wc-block-components-address-form` (docs/contract/blocks.md 4).
 */
export const OrderForm = ( { form }: { form: CheckoutForm } ) => (
	<div id="order" className="wc-block-components-address-form">
		<FormFieldsList form={ form } />
	</div>
);
