import { isPostcode, labelInSentence } from '@shopfront/address';
import {
	createSlotFill,
	POINT_FILLS,
	SlotFillProvider,
	useSlot,
	useSlotFills,
	validateCheckout,
	validityMessage,
	type BlockApp,
} from '@shopfront/bindings';
import {
	mustContain,
	productPriceScreenReaderValidation,
	productPriceValidation,
	type Points,
} from '@shopfront/points';
import { useCallback } from '@wordpress/element';
import type { createBlocksComponents } from './blocks-components';
import { createCheckoutPoints } from './checkout-points';
import { createCommonIcons } from './common-icons';
import { createExtensionCartUpdate } from './extension-cart-update';

/**
 * What add-ons find as `wc.blocksCheckout`. The components are those of `wc.blocksComponents`.
 * Source: docs/contract/globals.md 4.
 */
export const createBlocksCheckout = (
	{ registry, settings }: BlockApp,
	components: ReturnType< typeof createBlocksComponents >,
	points: Points
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
		labelInSentence( label, settings.locale.userLocale ),
	/** What is wrong with an input, in words. */
	getValidityMessageForInput: (
		label: string,
		input: HTMLInputElement,
		customValidityMessage?: (
			validity: ValidityState
		) => string | undefined
	): string =>
		validityMessage(
			label,
			input,
			settings.locale.userLocale,
			customValidityMessage
		),
	...POINT_FILLS,
	createSlotFill,
	SlotFillProvider,
	useSlot,
	useSlotFills,
	...createCheckoutPoints( points ),
	...createCommonIcons( settings.wcBlocksConfig.pluginUrl ),
} );
