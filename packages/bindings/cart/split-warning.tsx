import {
	PickupSplitWarning,
	type PickupSplitWarningProps,
} from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

/** Warns that only some packages of the cart can be picked up. */
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
