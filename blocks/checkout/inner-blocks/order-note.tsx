import {
	OrderNoteField,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

export const OrderNote = ( { className, children }: BlockProps ) => (
	<FormStep
		id="order-notes"
		className={ clsx( 'wc-block-checkout__order-notes', className ) }
		legend={ __( 'Order notes', 'woocommerce' ) }
		showStepNumber={ false }
		disabled={ useIsFormDisabled() }
	>
		<OrderNoteField />
		{ children }
	</FormStep>
);
