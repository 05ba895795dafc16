import { isPostcode, formatInlineLabel } from '@shopfront/address';
import {
	createSlotFill,
	SLOT_FILLS,
	SlotFillProvider,
	useSlot,
	useSlotFills,
	validateCheckout,
	getValidityMessage,
	type BlockApp,
} from '@shopfront/bindings';
import {
	mustContain,
	productPriceScreenReaderValidation,
	productPriceValidation,
	type ExtensionPoints,
} from '@shopfront/extensibility';
import { useCallback } from '@wordpress/element';
import type { createBlocksComponents } from './blocks-components';
import { createCheckoutExtensionPoints } from './checkout-extension-points';
import { createCommonIcons } from './common-icons';
import { createExtensionCartUpdate } from './extension-cart-update';

/**
 * Creates `wc.blocksCheckout`, which shares its components with `wc.blocksComponents`. Source:
 * docs/contract/globals.md 4.
 */
export const createBlocksCheckout = (
	{ registry, settings }: BlockApp,
	components: ReturnType< typeof createBlocksComponents >,
	extensionPoints: ExtensionPoints
) => ( {
	Button: components.Button,
	CheckboxControl: components.CheckboxControl,
	Label: components.Label,
	Panel: components.Panel,
	StoreNotice: components.StoreNotice,
	StoreNoticesContainer: components.StoreNoticesContainer,
	Subtotal: components.Subtotal,
	TextInput: components.TextInput,
	TotalsFees: components.TotalsFees,
	TotalsItem: components.TotalsItem,
	TotalsTaxes: components.TotalsTaxes,
	TotalsWrapper: components.TotalsWrapper,
	ValidatedTextInput: components.ValidatedTextInput,
	ValidationInputError: components.ValidationInputError,
	extensionCartUpdate: createExtensionCartUpdate( registry ),
	isPostcode,
	mustContain,
	productPriceValidation,
	productPriceScreenReaderValidation,
	/** A hook. Call the returned function to validate the form and show its errors. */
	useValidateCheckout: () =>
		useCallback( () => validateCheckout( registry ), [] ),
	getFieldLabel: ( label = '' ): string =>
		formatInlineLabel( label, settings.locale.userLocale ),
	getValidityMessageForInput: (
		label: string,
		input: HTMLInputElement,
		customValidityMessage?: (
			validity: ValidityState
		) => string | undefined
	): string =>
		getValidityMessage(
			label,
			input,
			settings.locale.userLocale,
			customValidityMessage
		),
	...SLOT_FILLS,
	createSlotFill,
	SlotFillProvider,
	useSlot,
	useSlotFills,
	...createCheckoutExtensionPoints( extensionPoints ),
	...createCommonIcons( settings.wcBlocksConfig.pluginUrl ),
} );
