/* Only the editor loads this script. */
/* eslint-disable import/no-unresolved, import/no-extraneous-dependencies -- Globals of the editor. */
import { registerBlockType } from '@wordpress/blocks';
/* eslint-enable import/no-unresolved, import/no-extraneous-dependencies */
import metadata from './block.json';
import { Edit, Save } from './edit';

registerBlockType( metadata, { edit: Edit, save: Save } );
