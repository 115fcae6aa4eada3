#!/bin/sh
# Prints the base images by digest: sh ops/pin-images.sh >> ops/.env. Run it where an image registry can be reached, read
# what changed, and run it again for updates.
set -eu

pin() {
  digest=$(docker buildx imagetools inspect "$2" --format '{{.Manifest.Digest}}')
  echo "$1=$2@$digest"
}

pin NODE_IMAGE node:24-slim
pin POSTGRES_IMAGE postgres:17
pin NGINX_IMAGE nginx:1-alpine
