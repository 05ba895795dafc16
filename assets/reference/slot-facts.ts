import type { SlotFillName } from '@shopfront/points';
import { FIRST_VERSION, type Default } from './default';

/** What is to be known of a slot beside its point, which has what a page needs. */
export interface SlotFacts {
	/** Type of what each child of a fill is given, in `@shopfront/types`. */
	props: string;
	/** What stands there while nobody fills it. */
	default: Default< null >;
	/** Version that it came with. */
	since: string;
}

const amongTotals = {
	props: 'OrderMetaFillProps',
	default: { value: null },
	since: FIRST_VERSION,
} as const;

/** All slots of carts and checkouts. Source: contract/filters.md 3. */
export const SLOT_FACTS = {
	ExperimentalOrderMeta: amongTotals,
	ExperimentalDiscountsMeta: amongTotals,
	ExperimentalOrderShippingPackages: {
		props: 'ShippingPackagesFillProps',
		default: { says: 'the list of rates alone' },
		since: FIRST_VERSION,
	},
	ExperimentalOrderLocalPickupPackages: {
		props: 'PickupPackagesFillProps',
		default: { says: 'the list of places alone' },
		since: FIRST_VERSION,
	},
} as const satisfies Readonly< Record< SlotFillName, SlotFacts > >;
