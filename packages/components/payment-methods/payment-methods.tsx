import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PAYMENT_CONTROLS } from '@shopfront/names';
import { distinctIcons } from '../payment-method-icons/common-icons';
import { PaymentMethodIcon } from '../payment-method-icons/payment-method-icon';
import { RadioControl } from '../radio-control/radio-control';
import {
	RadioControlAccordion,
	type AccordionOption,
} from '../radio-control-accordion/radio-control-accordion';
import type {
	PaymentMethodOption,
	SavedMethodOption,
} from './payment-method-option';

const ICONS = 'wc-block-components-payment-method-icons';
const DESCRIPTION = 'wc-block-components-checkout-step__description';
const OTHER_METHODS_ID = `${ PAYMENT_CONTROLS.methods }__label`;

export interface PaymentMethodsProps {
	methods: readonly PaymentMethodOption[];
	/** `''` for none, or if a saved method is selected. */
	selected: string;
	onSelect: ( name: string ) => void;
	/** The selected method's content. Unmounted when the shopper selects another method. */
	content?: ReactNode;
	savedMethods: readonly SavedMethodOption[];
	/** Token of the selected saved method; `''` for none. */
	selectedToken: string;
	onSelectToken: ( tokenId: string ) => void;
	savedContent?: ReactNode;
	/** Disables the list, for example during an express payment or an order. */
	disabled?: boolean;
}

const toOption = (
	{ name, label, ariaLabel, icons }: PaymentMethodOption,
	content: ReactNode
): AccordionOption => ( {
	value: name,
	label: label ?? ariaLabel,
	// A string label is a sufficient name.
	...( typeof label !== 'string' && ariaLabel && { ariaLabel } ),
	secondaryLabel:
		icons.length > 0 ? (
			<span className={ `${ ICONS } ${ ICONS }--align-right` }>
				{ distinctIcons( icons ).map( ( icon ) => (
					<PaymentMethodIcon key={ icon.id } icon={ icon } />
				) ) }
			</span>
		) : undefined,
	content,
} );

/**
 * Saved methods come first. The selected method shows its content.
 *
 * Surface: `#radio-control-wc-payment-method-saved-tokens-{tokenId}`,
 * `#radio-control-wc-payment-method-options-{name}` and its `__content` (docs/contract/blocks.md 4);
 * `.wc-block-components-checkout-step__description-payments-aligned`.
 */
export const PaymentMethods = ( {
	methods,
	selected,
	onSelect,
	content,
	savedMethods,
	selectedToken,
	onSelectToken,
	savedContent,
	disabled = false,
}: PaymentMethodsProps ) => {
	const hasSaved = savedMethods.length > 0;
	const otherMethods = (
		<RadioControlAccordion
			id={ PAYMENT_CONTROLS.methods }
			options={ methods.map( ( method ) => toOption( method, content ) ) }
			selected={ selected }
			onChange={ onSelect }
			disabled={ disabled }
			highlightChecked
		/>
	);
	if ( ! hasSaved ) {
		return otherMethods;
	}
	return (
		<>
			<div
				role="group"
				aria-label={ __( 'Saved payment methods', 'shopfront' ) }
			>
				<RadioControl
					id={ PAYMENT_CONTROLS.savedTokens }
					options={ savedMethods.map( ( { tokenId, label } ) => ( {
						value: tokenId,
						label,
					} ) ) }
					selected={ selectedToken }
					onChange={ onSelectToken }
					disabled={ disabled }
					highlightChecked
				/>
			</div>
			{ selectedToken && savedContent }
			<p
				id={ OTHER_METHODS_ID }
				className={ `${ DESCRIPTION } ${ DESCRIPTION }-payments-aligned` }
			>
				{ __( 'Use another payment method.', 'woocommerce' ) }
			</p>
			<div role="group" aria-labelledby={ OTHER_METHODS_ID }>
				{ otherMethods }
			</div>
		</>
	);
};
