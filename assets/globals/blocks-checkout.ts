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
 * What add-ons find as `wc.blocksCheckout`. The components are those of `wc.blocksComponents`.
 * Source: docs/contract/globals.md 4.
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
	/** A hook. What it returns asks whether the form could be ordered with, and shows what is wrong with it. */
	useValidateCheckout: () =>
		useCallback( () => validateCheckout( registry ), [] ),
	/** A label as it stands inside a sentence. */
	getFieldLabel: ( label = '' ): string =>
		formatInlineLabel( label, settings.locale.userLocale ),
	/** What is wrong with an input, in words. */
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
