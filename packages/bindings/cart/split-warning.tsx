import {
	PickupSplitWarning,
	type PickupSplitWarningProps,
} from '@shopfront/components';
import { useBlockApp } from '../app/block-app';

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
