import { ExpressFrame } from '@shopfront/components';

export interface ExpressSpaceProps {
	context: 'cart' | 'checkout';
	count: number;
}

/** Reserves the space of express buttons, which only scripts of payment methods render. */
export const ExpressSpace = ( { context, count }: ExpressSpaceProps ) =>
	count > 0 ? (
		<div>
			<ExpressFrame
				context={ context }
				buttons={ Array.from( { length: count }, ( _, index ) => (
					<li key={ index } />
				) ) }
			/>
		</div>
	) : null;
