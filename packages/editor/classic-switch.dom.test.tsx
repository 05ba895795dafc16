import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PaymentPanel } from './payment-panel';

/** Blocks of a page by id: name, and ids from the outermost. */
const BLOCKS: Record< string, [ name: string, parents: string[] ] > = {
	checkout: [ 'woocommerce/checkout', [] ],
	payment: [ 'woocommerce/checkout-payment-block', [ 'checkout', 'fields' ] ],
	fields: [ 'woocommerce/checkout-fields-block', [ 'checkout' ] ],
	cart: [ 'woocommerce/cart', [] ],
};
const editor = {
	selected: 'payment',
	hasClassicBlock: true,
	registered: {} as Record< string, object >,
};
const mockEditor = editor;
const mockBlocks = BLOCKS;
const mockReplace = jest.fn();
const mockNotice = jest.fn();

jest.mock(
	'@wordpress/blocks',
	() => ( {
		createBlock: ( name: string, attributes: object ) => ( {
			name,
			attributes,
		} ),
		getBlockType: () => mockEditor.hasClassicBlock || undefined,
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/components',
	() => ( {
		PanelBody: ( { children }: { children: ReactNode } ) => children,
		Notice: ( { children }: { children: ReactNode } ) => children,
		ExternalLink: ( {
			href,
			children,
		}: {
			href: string;
			children: ReactNode;
		} ) => <a href={ href }>{ children }</a>,
		Button: ( {
			onClick,
			children,
		}: {
			onClick: () => void;
			children: ReactNode;
		} ) => (
			<button type="button" onClick={ onClick }>
				{ children }
			</button>
		),
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => ( {
			getSelectedBlockClientId: () => mockEditor.selected,
			getBlockParents: ( id: string ) => mockBlocks[ id ]?.[ 1 ] ?? [],
			getBlockName: ( id: string ) => mockBlocks[ id ]?.[ 0 ] ?? null,
			getBlockAttributes: () => ( { align: 'wide' } ),
		} ) ),
	useDispatch: () => ( {
		replaceBlock: mockReplace,
		createSuccessNotice: mockNotice,
	} ),
} ) );
jest.mock( '@shopfront/data/notices', () => ( { noticesStore: {} } ) );
jest.mock( './platform', () => ( {
	getPlatform: () => ( {
		wcBlocksRegistry: {
			getPaymentMethods: () => mockEditor.registered,
			getExpressPaymentMethods: () => ( {} ),
		},
	} ),
} ) );
jest.mock( './preview', () => ( {
	getPreviewApp: () => ( {
		settings: {
			getSetting: ( name: string ) =>
				name === 'globalPaymentMethods'
					? [ { id: 'bank', title: 'Bank' } ]
					: '',
		},
		registry: {
			subscribe: () => () => {},
			select: () => ( { getNotices: () => [] } ),
		},
	} ),
} ) );

beforeEach( () => {
	editor.selected = 'payment';
	editor.hasClassicBlock = true;
	editor.registered = {};
} );

it( 'replaces the checkout around the selected block by the classic checkout', async () => {
	render( <PaymentPanel /> );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Switch to classic checkout' } )
	);
	expect( mockReplace ).toHaveBeenCalledWith( 'checkout', {
		name: 'woocommerce/classic-shortcode',
		attributes: { shortcode: 'checkout', align: 'wide' },
	} );
	expect( mockNotice.mock.calls[ 0 ]?.[ 0 ] ).toMatch( /press Undo/ );
} );

it( 'uses the shortcode where WooCommerce has no block for it', async () => {
	editor.selected = 'cart';
	editor.hasClassicBlock = false;
	render( <PaymentPanel /> );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Switch to classic cart' } )
	);
	expect( mockReplace ).toHaveBeenCalledWith( 'cart', {
		name: 'core/shortcode',
		attributes: { text: '[woocommerce_cart]' },
	} );
} );

it( 'is absent if all payment methods work', () => {
	editor.registered = { bank: {} };
	render( <PaymentPanel /> );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
