import { useSyncExternalStore } from '@wordpress/element';
import {
	filterForcedBlocks,
	type AddOnBlocks,
	type ForcedBlocksProps,
	type FutureBlockProps,
} from '../app/block-map';

type Registrations = Pick< AddOnBlocks, 'getAll' | 'subscribe' >;

export const createRegisteredBlocks = ( {
	getAll,
	subscribe,
}: Registrations ): Pick<
	AddOnBlocks,
	'isLeaf' | 'ForcedBlocks' | 'FutureBlock'
> => ( {
	isLeaf: ( name ) => {
		const all = getAll();
		return (
			all.some( ( { blockName } ) => blockName === name ) &&
			filterForcedBlocks( all, name ).length === 0
		);
	},
	ForcedBlocks: ( { area, rendered, render }: ForcedBlocksProps ) => {
		const all = useSyncExternalStore( subscribe, getAll );
		const names = rendered.map( ( { blockName } ) => blockName );
		return (
			<>
				{ render(
					filterForcedBlocks( all, area ).filter(
						( { blockName } ) => ! names.includes( blockName )
					)
				) }
			</>
		);
	},
	FutureBlock: ( { find, render, children }: FutureBlockProps ) => {
		const registration = useSyncExternalStore( subscribe, find );
		return <>{ registration ? render( registration ) : children }</>;
	},
} );
