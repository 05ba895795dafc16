import {
	PickupSplitWarning,
	type PickupSplitWarningProps,
} from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** Warns if the shopper can pick up only some packages of the cart. */
export const SplitWarning = ( {
	packages,
}: Pick< PickupSplitWarningProps, 'packages' > ) => {
	const { collectableMethodIds } = useBlockApp().settings;
	return (
		<PickupSplitWarning
			packages={ packages }
			collectableMethodIds={ collectableMethodIds }
		/>
	);
};
