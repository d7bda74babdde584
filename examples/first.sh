#!/bin/sh
# A bot in ten lines: plays the first legal move.
while read -r word rest; do
    case $word in
        hello) echo "hello 1 First" ;;
        start) echo "ready" ;;
        position) move= ;;
        legal) [ "$move" ] || move=$rest ;;
        go) echo "move $move" ;;
        quit) exit ;;
    esac
done
