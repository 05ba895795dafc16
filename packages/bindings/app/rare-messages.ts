// Part of the chunk that loads on first interaction: most carts show none of these.
export {
	NoPaymentMethods,
	PickupSplitWarning,
	TextNotice,
} from '@shopfront/components';
