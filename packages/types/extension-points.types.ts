import type { PaymentMethodInterface } from '@shopfront/bindings';
import type { STORE_KEYS } from '@shopfront/names';
import type {
	FilterArg,
	FilterName,
	SLOT_DEFINITIONS,
} from '@shopfront/extensibility';
import type { CheckoutFilters } from './filters';
import type { EventRegistration } from './events';
import type { SlotFills } from './slots';
import type { Stores } from './stores';
import { claim, type Same } from './claim.types';

// `npm run types` checks these claims.

/** Each extension point has types, and each type has an extension point. */
claim< Same< keyof CheckoutFilters, FilterName > >();
claim< Same< keyof SlotFills, keyof typeof SLOT_DEFINITIONS > >();
claim<
	Same< keyof Stores, ( typeof STORE_KEYS )[ keyof typeof STORE_KEYS ] >
>();

type FillPropsOf< Name extends keyof SlotFills > =
	( typeof SLOT_DEFINITIONS )[ Name ][ 'fillProps' ][ number ];
type SlotsAgree = {
	[ Name in keyof SlotFills ]: Same<
		keyof SlotFills[ Name ],
		FillPropsOf< Name >
	>;
};
claim< Same< SlotsAgree, { [ Name in keyof SlotFills ]: true } > >();

type ArgOf< Name extends FilterName > = Parameters<
	CheckoutFilters[ Name ]
>[ 2 ];
type ArgsAgree = {
	[ Name in FilterName ]: ArgOf< Name > extends FilterArg< Name >
		? true
		: Name;
};
claim< Same< ArgsAgree, { [ Name in FilterName ]: true } > >();

claim<
	Same<
		keyof EventRegistration,
		keyof PaymentMethodInterface[ 'eventRegistration' ]
	>
>();
