export { createPlayer } from './create-player';
export { parseVideoLink, type Video } from './parse-video-link';
