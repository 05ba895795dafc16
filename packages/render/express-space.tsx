import { ExpressFrame } from '@shopfront/components';

export interface ExpressSpaceProps {
	context: 'cart' | 'checkout';
	count: number;
}

/** Only scripts of payment methods render express buttons, so we reserve their space. */
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
