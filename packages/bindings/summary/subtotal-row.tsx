import { TotalsWrapper } from '@shopfront/components';
import type { BlockProps } from '../app/block-map';
import { ConnectedSubtotal } from './connected-subtotal';

export const SubtotalRow = ( {
	className,
}: Pick< BlockProps, 'className' > ) => (
	<TotalsWrapper className={ className }>
		<ConnectedSubtotal />
	</TotalsWrapper>
);
