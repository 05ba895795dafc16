import { readOptimizers } from '../optimizers/cases';
import { startOptimizer } from '../optimizers/proxy';
import type { Transformation } from '../optimizers/transformations';
import type { EnginePage } from './page';
import {
	expectItems,
	expectOrder,
	type FlowPart,
	MUG,
	placeOrder,
	runFlows,
	seeControl,
	seeValue,
	typeAddress,
} from './run-flows';
import type { PartResult } from './run-journey';

const CAP_ID = 27;
const EMAIL = 'pat@shop.test';

/** As tests/optimizers/cases.ts, without the console and layout shifts, which not all drivers know. */
const FLOWS: readonly FlowPart[] = [
	{
		title: 'a product is added',
		run: async ( flow ) => {
			await flow.goto( '/product/stone-mug/' );
			await flow.hands.activate( 'Add to cart' );
			await expectItems( flow, 2 );
		},
	},
	{
		title: "the first press on the cart's plus counts",
		run: async ( flow ) => {
			await flow.goto( '/cart/' );
			await flow.hands.activate( 'Increase quantity of Stone Mug' );
			await seeValue( flow, MUG, '2' );
			await expectItems( flow, 2 );
		},
	},
	{
		title: 'the first press opens the drawer',
		run: async ( flow ) => {
			await flow.goto( '/shop/' );
			await flow.hands.activate( /^(Number of items in the c|C)art/ );
			await seeControl( flow, MUG );
			await flow.visit.until( 'isAt("^/shop/$")', 'the same page' );
		},
	},
	{
		title: 'the first key stays, and an order is placed',
		options: { paymentMethods: [ 'cod' ] },
		run: async ( flow ) => {
			const { hands, visit } = flow;
			await flow.goto( '/checkout/' );
			await hands.activate( 'Email address' );
			await visit.page.type( EMAIL );
			await visit.settle();
			await seeValue( flow, 'Email address', EMAIL );
			await typeAddress( flow, '' );
			await placeOrder( flow );
			await expectOrder( flow );
		},
	},
];

/** Behind one optimizer after the other. */
export const runOptimizers = async (
	page: EnginePage,
	{ address }: { address: string }
): Promise< PartResult[] > => {
	const results: PartResult[] = [];
	for ( const name of readOptimizers() as Transformation[] ) {
		const optimizer = await startOptimizer( address, name, CAP_ID );
		try {
			const flows = FLOWS.map( ( flow ) => ( {
				...flow,
				title: `"${ name }": ${ flow.title }`,
			} ) );
			results.push(
				...( await runFlows( page, {
					address: optimizer.address,
					flows,
				} ) )
			);
		} finally {
			await optimizer.close();
		}
	}
	return results;
};
